import type { Pool } from '../harness/libraries.ts'

const CHOICES = `update invitations v set result = 'FIT', candidate_number = numbered.at,
    chosen_ids = array(
      select min(o.id) from screener_questions q join screener_options o on o.question_id = q.id
      where q.research_id = v.research_id group by q.id order by 1)
  from (
    select id, row_number() over (partition by research_id order by completed_at, id) as at
    from invitations
  ) numbered
  where numbered.id = v.id`

/**
 * Makes everyone who's invited a candidate who qualifies, has a candidate number and has answered
 * every question. Also lets the researchers pick the participants.
 */
export async function addCandidates(pool: Pool): Promise<void> {
  await pool.query(CHOICES)
  await pool.query(`update distributions set selection = 'RESEARCHER'`)
}
