import type { Pool } from '../harness/libraries.ts'

/** Adds payments spread over studies and clients, with a hundred payments per study. */
const PAYMENTS = `insert into payments (research_id, study_name, client_name, invitation_id, member_id,
    kind, cents, currency, interview_at, due_at)
  select 1 + at / 100, 'Study ' || at / 100, 'Client ' || at / 500, at, people.id, 'INTERVIEW',
    6000, 'AUD', now() - at * interval '20 minutes', now() - at * interval '15 minutes'
  from (
    select id, row_number() over (order by id) as at from panel_members limit $1::int
  ) people`

/** Adds payments. Out of every ten, eight are sent, one is approved and one is still owed. */
export async function addPayments(pool: Pool, count: number): Promise<void> {
  await pool.query(PAYMENTS, [count])
  await pool.query(`update payments set state = 'APPROVED', approved_at = due_at where id % 10 > 0`)
  await pool.query(`update payments set state = 'SENT', sent_at = due_at where id % 10 > 1`)
}
