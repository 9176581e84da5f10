import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/** Each key names a fault, and its query must find no rows. */
const NEVER: Record<string, string> = {
  'someone has two offers': `
    select standby_id from standby_offers where answer is null group by 1 having count(*) > 1`,
  'a slot is offered to two people': `
    select slot_id from standby_offers where answer is null group by 1 having count(*) > 1`,
  'a counter that isn’t the number of interviews': `
    select c.id, c.booked from quota_cells c where c.booked <> (
      select count(*) from interviews i where c.id = any(i.cell_ids)
        and i.status in ('PLANNED', 'NOTIFIED', 'CONFIRMED', 'CONDUCTED'))`,
  'a recorded consent that isn’t the newest answer': `
    select v.id from invitations v where exists (
      select from (
        select distinct on (t.kind) t.kind, c.answer from consents c
          join consent_texts t on t.id = c.text_id
        where c.invitation_id = v.id order by t.kind, c.id desc
      ) newest where (newest.answer = 'YES') <> (newest.kind = any(v.agreed)))`,
  'answers from someone who withdrew': `
    select id from invitations where withdrawn_at is not null
      and (chosen_ids <> '{}' or written <> '{}')`,
  'an upcoming interview with someone who withdrew': `
    select i.id from interviews i join invitations v on v.id = i.invitation_id
    where v.withdrawn_at is not null and i.status in ('PLANNED', 'NOTIFIED', 'CONFIRMED')`,
  'two candidates with one number': `
    select research_id from invitations where candidate_number is not null
    group by research_id, candidate_number having count(*) > 1`,
  'a study with quotas but without a cell for the whole study': `
    select r.id from researches r where r.has_quotas <> exists (
      select from quota_cells c where c.research_id = r.id and c.question_id is null)`,
  'a lowered promise': 'select * from witness.fallen_promises',
  'a booking above a maximum': 'select * from witness.overfull_cells',
  'a booking the mode doesn’t allow': 'select * from witness.forbidden_bookings',
}

export const STUDY_RULES = NEVER

/**
 * Triggers record every lowered incentive and every booking that puts a cell above its maximum. The
 * final numbers can't show such a booking, because undoing a no-show or lowering the maximum may
 * leave a cell just as full.
 */
export async function installStudyWitness(db: Db): Promise<void> {
  await db.execute(sql`create table witness.fallen_promises (id bigint, was int, is_now int)`)
  await db.execute(sql`create table witness.overfull_cells (
    interview bigint, cell bigint, booked int, most int, was text)`)
  await db.execute(sql`create table witness.forbidden_bookings (invitation bigint, selection text)`)
  await db.execute(sql`
    create function witness.promise() returns trigger language plpgsql as $$ begin
      if coalesce(new.incentive_cents, 0) < coalesce(old.incentive_cents, 0)
        and new.incentive_currency is not distinct from old.incentive_currency then
        insert into witness.fallen_promises values (new.id, old.incentive_cents, new.incentive_cents);
      end if;
      return new;
    end $$`)
  await db.execute(sql`create trigger witness_promise after update on invitations
    for each row execute function witness.promise()`)
  await db.execute(sql`
    create function witness.place() returns trigger language plpgsql as $$
    declare
      counted constant text[] := array['PLANNED', 'NOTIFIED', 'CONFIRMED', 'CONDUCTED'];
      was text := case tg_op when 'UPDATE' then old.status end;
    begin
      if new.status = any(counted) and (was is null or was = 'CANCELLED') then
        insert into witness.overfull_cells
        select new.id, c.id, c.booked, c.most, was from quota_cells c
        where c.id = any(new.cell_ids) and c.booked > c.most;
      end if;
      return new;
    end $$`)
  // Fires after the trigger that counts interviews in cells, because that trigger's name sorts
  // first.
  await db.execute(sql`create trigger witness_place after insert or update on interviews
    for each row execute function witness.place()`)
}

/**
 * Records a new booking if the study's selection mode doesn't allow it. This check shares no code
 * with the product's.
 */
export async function noteForbiddenBooking(db: Db, interviewId: number): Promise<void> {
  await db.execute(sql`
    insert into witness.forbidden_bookings
    select v.id, d.selection
    from interviews i join invitations v on v.id = i.invitation_id
      join distributions d on d.id = v.distribution_id
    where i.id = ${interviewId} and v.scheduling_mailed_at is null
      and ((d.selection = 'AUTOMATIC' and not 'PRIVACY' = any(v.agreed))
        or (d.selection = 'RESEARCHER' and v.choice is distinct from 'YES'))
      and not exists (
        select from interviews before where before.invitation_id = v.id and before.id < i.id)`)
}
