import type { Pool } from '../harness/libraries.ts'

/** Someone with an account, and the token of their session. */
export type Person = { id: number; token: string }

const USERS = `insert into users (email, first_name, last_name, role, email_verified_at, created_at)
  select $1 || n || '@bench.example', 'Robin', 'Example ' || n, $2, now(), now() - n * interval '1 minute'
  from generate_series(1, $3::int) n returning id`

/** We know each session's token. The database only has its hash, as in production. */
const SESSIONS = `insert into sessions (user_id, token_hash, created_at, last_used_at)
  select id, sha256(convert_to('token-of-' || id, 'UTF8')), now(), now()
  from unnest($1::bigint[]) id`

/**
 * Adds signed-in people with the given role. Their email addresses start with `name`, so each call
 * needs a different name.
 */
export async function addPeople(
  pool: Pool,
  count: number,
  { name = 'researcher', role = 'ROLE_USER' } = {},
): Promise<Person[]> {
  const { rows } = await pool.query<{ id: string }>(USERS, [name, role, count])
  const ids = rows.map(({ id }) => Number(id))
  await pool.query(SESSIONS, [ids])
  return ids.map((id) => ({ id, token: `token-of-${id}` }))
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Headers for a call that sends a JSON body. */
export const sending = (token: string) => ({
  ...bearer(token),
  'content-type': 'application/json',
})
