import { keyHashOf, linkKey } from '../../apps/server/src/adapters/link-key.ts'
import { secretFor } from '../harness/known-secret.ts'
import type { Pool } from '../harness/libraries.ts'
import { addInvited } from './studies.ts'

const NUMBERS = `update invitations set participant_number = numbered.number from (
    select id, row_number() over (partition by research_id order by id) as number from invitations
  ) numbered where numbered.id = invitations.id`

/** Slots two hours apart, because a researcher's slots can't overlap. */
const SLOTS = `insert into slots (owner_id, research_id, start_time, end_time, created_at)
  select r.owner_id, r.id, t.at, t.at + interval '1 hour', now()
  from (
    select i.research_id, now() - row_number() over (order by i.id) * interval '2 hours' as at
    from invitations i
  ) t join researches r on r.id = t.research_id`

/**
 * The interviews already have an outcome. Otherwise the product would send emails to ask for it
 * while we measure.
 */
const INTERVIEWS = `insert into interviews
    (research_id, owner_id, invitation_id, slot_id, status, start_time, end_time, link, untold,
     outcome, outcome_by, outcome_at, created_at, updated_at)
  select s.research_id, s.owner_id, i.id, s.id, 'CONDUCTED', s.start_time, s.end_time,
    'https://meet.example/room', false, 'ATTENDED', s.owner_id, now(), now(), now()
  from (select *, row_number() over (partition by research_id order by id) as n from slots) s
  join (select *, row_number() over (partition by research_id order by id) as n from invitations) i
    on i.research_id = s.research_id and i.n = s.n
  returning id, research_id, owner_id`

const ASSUMPTIONS = `insert into assumptions
    (research_id, position, text, kind, risk, source, updated_at)
  select research, n, 'On nights they skip a meal, part ' || n, 'PROBLEM', 'HIGH', 'RESEARCHER', now()
  from unnest($1::bigint[]) research, generate_series(1, 8) n`

export type Interview = { id: number; researchId: number; ownerId: number }

/** Adds an interview for everyone invited, in projects that test eight assumptions. */
export async function addInterviews(
  pool: Pool,
  researchIds: number[],
  peopleEach: number,
): Promise<Interview[]> {
  await addInvited(pool, researchIds, peopleEach, 'FIT')
  await pool.query(NUMBERS)
  await pool.query(SLOTS)
  const { rows } = await pool.query<{ id: string; research_id: string; owner_id: string }>(
    INTERVIEWS,
  )
  await pool.query(ASSUMPTIONS, [researchIds])
  return rows.map((row) => ({
    id: Number(row.id),
    researchId: Number(row.research_id),
    ownerId: Number(row.owner_id),
  }))
}

const CAPTURES = `insert into evidence
    (key, research_id, interview_id, assumption_id, quote, stance, strength, created_at, updated_at)
  select gen_random_uuid(), i.research_id, i.id,
    (select a.id from assumptions a where a.research_id = i.research_id and a.position = 1 + n % 8),
    'I ate what was there at three, on shift ' || n || '.',
    (array['FOR', 'AGAINST', 'UNCLEAR'])[1 + n % 3], (array['PAID', 'DID', 'SAID'])[1 + n % 3],
    now(), now()
  from interviews i, generate_series(1, $1::int) n`

export const addCaptures = (pool: Pool, each: number) => pool.query(CAPTURES, [each])

/** Each line has a dozen words from a vocabulary of twenty thousand. */
const CUES = `insert into transcript_cues (interview_id, position, role, start_ms, end_ms, text)
  select i.id, n, 'PARTICIPANT', n * 3000, n * 3000 + 2500, (
    select string_agg('word' || (i.id * 7919 + n * 104729 + w * 15485863) % 20000, ' ')
    from generate_series(1, 12) w
  ) || ' breakfast' || n % 500
  from interviews i, generate_series(1, $1::int) n`

export async function addTranscripts(pool: Pool, cuesEach: number): Promise<void> {
  await pool.query(`insert into transcripts (interview_id, format, offset_ms, imported_at)
    select id, 'VTT', 0, now() from interviews`)
  await pool.query(CUES, [cuesEach])
}

/** Records that everyone agreed to being recorded. */
export async function addRecordingConsents(pool: Pool): Promise<void> {
  await pool.query(`insert into consent_texts (kind, version, body, hash, created_at)
    select 'RECORDING', '1', body, sha256(convert_to(body, 'UTF8')), now()
    from (values ('May we record the call?')) words (body)`)
  await pool.query(`insert into consents (invitation_id, text_id, answer, way, at)
    select invitations.id, consent_texts.id, 'YES', 'ROOM', now() from invitations, consent_texts`)
}

/** Publishes a report with twenty quotes. Returns the key in its link. */
export async function addReport(pool: Pool, researchId: number): Promise<string> {
  const judged = {
    result: 'HOLDS',
    reason: '3 people did it or paid for it, and 1 is against it.',
    deeds: 3,
    against: 1,
  }
  const numbers = Array.from({ length: 20 }, (_one, at) => at + 1)
  const report = {
    project: 'Roster Meals',
    question: 'Do nurses on rotating rosters need help planning meals?',
    decision: 'CHANGE',
    why: 'The problem is real, but planning isn’t the cause.',
    nextStep: 'Sit in on four night shifts.',
    dueOn: null,
    by: 'Tess Example',
    interviews: 5,
    period: { from: '2026-11-16', to: '2026-11-23' },
    minutes: 60,
    findings: numbers.map((number) => ({
      assumption: 1,
      text: 'On their last night shift, four ate from the vending machine or not at all.',
      quotes: [number],
      screener: null,
    })),
    assumptions: Array.from({ length: 8 }, (_one, at) => ({
      number: at + 1,
      text: 'On nights they skip a meal',
      kind: 'PROBLEM',
      risk: 'HIGH',
      enough: 3,
      tooMany: 3,
      judged: { ...judged, people: 5, share: { low: 0.26, high: 0.87 }, screener: null },
      changedAfter: null,
      isAllLeading: false,
      leadingDismissed: false,
    })),
    quotes: numbers.map((number) => ({
      number,
      participant: 1,
      stance: 'FOR',
      strength: 'DID',
      quote: null,
    })),
    participants: [],
    notAsked: [],
  }
  const input = { question: '', why: '', nextStep: '', findings: [], screenerQuestionIds: [] }
  await pool.query(
    'insert into reports (research_id, version, content, at) values ($1, 1, $2, now())',
    [researchId, JSON.stringify({ report, input })],
  )
  await pool.query(
    `insert into report_quotes (research_id, version, number, evidence_id, quote)
      select $1, 1, row_number() over (order by id), id, quote from evidence
      where research_id = $1 order by id limit 20`,
    [researchId],
  )
  const nonce = Buffer.alloc(32, 7)
  const key = linkKey(secretFor('report link'), nonce)
  await pool.query(
    `insert into report_links (research_id, version, link_nonce, key_hash, expires_at, created_at)
      values ($1, 1, $2, $3, now() + interval '30 days', now())`,
    [researchId, nonce, keyHashOf(key)],
  )
  return key
}
