import type { Pool } from '../harness/libraries.ts'

const TEXTS = `insert into consent_texts (kind, version, body, hash, created_at)
  select kind, '1', body, sha256(convert_to(body, 'UTF8')), now()
  from (values ('PRIVACY', '{"sections":[]}'), ('RECORDING', 'May we record the call?'),
    ('OBSERVERS', 'May the client listen in?')) as words (kind, body)`

const CONSENTS = `insert into consents (invitation_id, text_id, answer, way, at)
  select invitations.id, consent_texts.id, 'YES', 'SCREENER', now()
  from invitations, consent_texts order by invitations.id, consent_texts.id`

/**
 * Adds every kind of consent for everyone who's invited. Returns the id of the first distribution.
 */
export async function addConsents(pool: Pool): Promise<number> {
  await pool.query(TEXTS)
  await pool.query(CONSENTS)
  const { rows } = await pool.query<{ id: number }>('select min(id)::int as id from distributions')
  return rows[0]?.id ?? 0
}
