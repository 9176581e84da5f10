import { createHash } from 'node:crypto'
import { keyHashOf, linkKey } from '../../apps/server/src/adapters/link-key.ts'
import { secretFor } from '../harness/known-secret.ts'
import type { Pool } from '../harness/libraries.ts'

const POLICY = `insert into settings (key, value, set_at) values ('POLICY_TOLD', '{"version": 2}', now())`

const MEMBERS = `insert into panel_members
    (email, name, postcode, state, link_nonce, key_hash, joined_at, updated_at)
  select encode(hash, 'hex') || '@profiles.example', 'Ada Example', '3056', 'ACTIVE', nonce, hash,
    now(), now()
  from unnest($1::bytea[], $2::bytea[]) m(nonce, hash)`

const OPTIONS = `select f.id as field_id, o.id as option_id
  from profile_fields f join profile_options o on o.field_id = f.id
  where f.kind = 'CHOICE' and f.key <> 'state' order by o.id`

/**
 * Adds members, each with a key for their own page, and records that the panel has been told about
 * version 2 of the privacy policy. Returns one request body per member, with an answer to a profile
 * question.
 */
export async function addAnswering(pool: Pool, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, at) => {
    const nonce = createHash('sha256').update(`profile ${at}`).digest()
    const key = linkKey(secretFor('panel link'), nonce)
    return { nonce, key, keyHash: keyHashOf(key) }
  })
  await pool.query(POLICY)
  await pool.query(MEMBERS, [
    people.map(({ nonce }) => nonce),
    people.map(({ keyHash }) => keyHash),
  ])
  const { rows } = await pool.query<{ field_id: string; option_id: string }>(OPTIONS)
  return people.map(({ key }, at) => {
    const { field_id = '0', option_id = '0' } = rows[at % rows.length] ?? {}
    const value = { fieldId: Number(field_id), optionIds: [Number(option_id)] }
    return JSON.stringify({ key, values: [value] })
  })
}
