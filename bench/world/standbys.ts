import type { Pool } from '../harness/libraries.ts'

const STANDBYS = `insert into standbys (invitation_id, slot_ids, joined_at)
  select person.id, array(select s.id from slots s where s.research_id = person.research_id),
    now() - person.at * interval '1 minute'
  from (
    select v.id, v.research_id, row_number() over (partition by v.research_id order by v.id) as at
    from invitations v join panel_members m on m.id = v.member_id
    where v.result = 'FIT' and m.state = 'ACTIVE'
  ) person
  where person.at <= $1::int`

/**
 * Puts the given number of people on standby in each study, for all its slots. One statement adds
 * them all, so a sweep sees either all of them or none.
 */
export async function addStandbys(pool: Pool, each: number): Promise<void> {
  await pool.query('update distributions set standbys_wanted = $1', [each])
  await pool.query(STANDBYS, [each])
}
