import { createHash } from 'node:crypto'
import { keyHashOf, linkKey } from '../../apps/server/src/adapters/link-key.ts'
import { respondentToken, secretFor } from '../harness/known-secret.ts'
import type { Pool } from '../harness/libraries.ts'

/** A person in a study, the key in their link, and the token they get in exchange for that key. */
export type Invited = { id: number; researchId: number; hash: string; token: string }

const DISTRIBUTIONS = `insert into distributions
    (research_id, status, study_title, study_description, conducting_period, estimated_time, incentive,
     consent_form_link, one_time_number, max_number, emails_sent, expiration_date, expires_at, created_at, started_at)
  select research, 'IN_PROGRESS', 'Meals around shift work',
    'We want to learn how people who work shifts organise their meals.', 'The last week of the month',
    '25 to 30 minutes by video', 'A $60 gift card', 'https://wattle.example/policy',
    0, 0, 0, current_date + 60, now() + interval '60 days', now(), now()
  from unnest($1::bigint[]) research
  on conflict do nothing`

/**
 * Each invitation is for a different panel member. We need members here, because the product treats
 * an invitation without a member as an invitation for someone who left the panel.
 */
const INVITATIONS = `with people as (
    select * from unnest($1::bigint[], $2::bytea[], $3::bytea[]) p(research, nonce, hash)
  ), members as (
    insert into panel_members (email, name, state, link_nonce, key_hash, joined_at, updated_at)
    select encode(hash, 'hex') || '@invited.example', 'Ada Example', 'ACTIVE', nonce, hash, now(), now()
    from people
    returning id, key_hash
  )
  insert into invitations (distribution_id, research_id, member_id, link_nonce, key_hash, status, result,
    invited_at, started_at, completed_at, updated_at)
  select d.id, d.research_id, m.id, p.nonce, p.hash, $4, $5, now(),
    case when $4 <> 'INVITED' then now() end, case when $4 = 'COMPLETED' then now() end, now()
  from people p join members m on m.key_hash = p.hash
  join distributions d on d.research_id = p.research
  returning id, research_id, key_hash`

type Standing = 'INVITED' | 'STARTED' | 'FIT'

let made = 0

export async function addInvited(
  pool: Pool,
  researchIds: number[],
  each: number,
  standing: Standing,
): Promise<Invited[]> {
  await pool.query(DISTRIBUTIONS, [researchIds])
  const people = researchIds.flatMap((research) =>
    Array.from({ length: each }, () => link(research)),
  )
  const { rows } = await pool.query<{ id: string; research_id: string; key_hash: Buffer }>(
    INVITATIONS,
    [
      people.map(({ research }) => research),
      people.map(({ nonce }) => nonce),
      people.map(({ keyHash }) => keyHash),
      standing === 'FIT' ? 'COMPLETED' : standing,
      standing === 'FIT' ? 'FIT' : null,
    ],
  )
  const hashes = new Map(people.map(({ hash, keyHash }) => [keyHash.toString('hex'), hash]))
  return rows.map(({ id, research_id, key_hash }) => ({
    id: Number(id),
    researchId: Number(research_id),
    hash: hashes.get(key_hash.toString('hex')) ?? '',
    token: respondentToken(Number(id)),
  }))
}

function link(research: number) {
  const nonce = createHash('sha256').update(`nonce ${++made}`).digest()
  const hash = linkKey(secretFor('invitation link'), nonce)
  return { research, nonce, hash, keyHash: keyHashOf(hash) }
}
