import type { Pool } from '../harness/libraries.ts'

/** Adds slots one after another, starting a week from now. */
const SLOTS = `insert into slots (owner_id, research_id, start_time, end_time, created_at)
  select r.owner_id, r.id, start, start + interval '1 hour', now()
  from researches r, generate_series(1, $2::int) n,
    lateral (select date_trunc('hour', now()) + interval '7 days'
      + ($3::int + n) * interval '1 hour' as start) s
  where r.id = any($1::bigint[]) order by r.id, n
  returning id, research_id`

export type Hour = { id: number; researchId: number }

/**
 * Adds free slots to each of these projects, `after` hours later than usual. A second call needs
 * `after`, because an owner's slots can't overlap.
 */
export async function addHours(
  pool: Pool,
  researchIds: number[],
  each: number,
  after = 0,
): Promise<Hour[]> {
  const { rows } = await pool.query<{ id: string; research_id: string }>(SLOTS, [
    researchIds,
    each,
    after,
  ])
  return rows.map(({ id, research_id }) => ({ id: Number(id), researchId: Number(research_id) }))
}

const BOOKED = `with taken as (
    update slots s set booked_by = p.invitation
    from unnest($1::bigint[], $2::bigint[]) p(slot, invitation) where s.id = p.slot
    returning s.*
  )
  insert into interviews (research_id, owner_id, invitation_id, slot_id, start_time, end_time,
    untold, told_status, told_start_time, created_at, updated_at)
  select research_id, owner_id, booked_by, id, start_time, end_time,
    false, 'PLANNED', start_time, now(), now()
  from taken`

/** Books these slots for these people, as if they'd booked long ago and got all their emails. */
export async function bookHours(pool: Pool, hours: Hour[], invitationIds: number[]): Promise<void> {
  await pool.query(BOOKED, [hours.map(({ id }) => id), invitationIds])
}
