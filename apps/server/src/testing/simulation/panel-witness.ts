import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/**
 * A trigger that checks every new invitation. It shares no code with the product. Checking later
 * wouldn't work, because the member, the rules or the study may have changed. Also records
 * invitations that were replaced because the person came through an open link.
 */
export async function installPanelWitness(db: Db): Promise<void> {
  await db.execute(sql`create table witness.wrong_invitations (invitation bigint, why text)`)
  await db.execute(sql`
    create function witness.invitation() returns trigger language plpgsql as $$
    declare
      rules jsonb := (select value from settings where key = 'CONTACT_RULES' order by id desc limit 1);
      recent int := (select count(*) from invitations v where v.member_id = new.member_id
        and v.link_id is null and v.invited_at > new.invited_at - interval '30 days');
    begin
      if new.link_id is not null then return new; end if;
      insert into witness.wrong_invitations
      select new.id, why from panel_members m join distributions d on d.id = new.distribution_id,
        lateral (values
          ('flagged', m.flag = 'DO_NOT_INVITE'),
          ('not active', m.state <> 'ACTIVE'),
          ('too often for the member', recent > m.max_per_month),
          ('too often for the rules', recent > (rules ->> 'invitationsIn30Days')::int),
          ('study not running', d.status <> 'IN_PROGRESS'),
          ('not in the audience', exists (
            select from jsonb_array_elements(d.audience -> 'all') entry
            where not coalesce((
              select p.option_ids && array(
                select jsonb_array_elements_text(entry -> 'in')::bigint)
              from profile_values p
              where p.member_id = m.id and p.field_id = (entry ->> 'field')::bigint
                and not p.declined
            ), (d.audience ->> 'includeUnknown')::boolean, false)))
        ) reasons(why, holds)
      where m.id = new.member_id and holds;
      return new;
    end $$`)
  await db.execute(sql`create trigger witness_invitation after insert on invitations
    for each row execute function witness.invitation()`)
  await db.execute(sql`create table witness.replaced (distribution_id bigint)`)
  await db.execute(sql`
    create function witness.replace() returns trigger language plpgsql as $$ begin
      insert into witness.replaced
      select old.distribution_id from invitations v join panel_members m on m.id = v.member_id
        join panel_members o on lower(o.email) = lower(m.email)
      where old.link_id is null and v.distribution_id = old.distribution_id
        and v.unconfirmed and o.id = old.member_id limit 1;
      return old;
    end $$`)
  await db.execute(sql`create trigger witness_replace after delete on invitations
    for each row execute function witness.replace()`)
}
