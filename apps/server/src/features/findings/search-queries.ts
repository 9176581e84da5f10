import type { Capture, EvidenceHit } from '@wattle/contract/findings/evidence'
import type { Stance } from '@wattle/contract/findings/results'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { participantNumberSql } from './rules.ts'

export type Filter = {
  userId: number
  /**
   * The search words as a tsquery, such as 'late & brea:*'. If null, we list captures without
   * searching.
   */
  query: string | null
  researchId?: number | undefined
  assumptionId?: number | undefined
  interviewId?: number | undefined
  /** A theme and all themes merged into it. */
  themeIds?: number[] | undefined
  stance?: Stance | 'UNSORTED' | undefined
  kinds: EvidenceHit['kind'][]
  isAgainstFirst: boolean
  limit: number
  offset: number
}

/**
 * We look for this many hits of each kind at most. Nobody reads more: people add search words
 * instead.
 */
const MOST_HITS = 1000

const all = (conditions: (SQL | false | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one !== false && one !== undefined),
    sql` and `,
  )

const shared = ({ userId, researchId, interviewId }: Filter) => [
  sql`researches.owner_id = ${userId} and researches.deleted_at is null`,
  researchId !== undefined && sql`researches.id = ${researchId}`,
  interviewId !== undefined && sql`interviews.id = ${interviewId}`,
]

const ofInterview = sql`join interviews on interviews.id = found.interview_id
  join researches on researches.id = interviews.research_id
  left join invitations on invitations.id = interviews.invitation_id`

const common = sql`researches.id as "researchId", researches.name as "researchName",
  interviews.id as "interviewId", ${participantNumberSql} as "participantNumber"`

const capture = (userId: number) => sql`json_build_object(
  'key', found.key, 'interviewId', found.interview_id, 'quote', found.quote,
  'questionId', found.question_id, 'assumptionId', found.assumption_id, 'stance', found.stance,
  'strength', found.strength, 'noteField', found.note_field, 'atMs', found.at_ms,
  'cueFrom', found.cue_from, 'cueTo', found.cue_to, 'leading', found.leading,
  'version', found.version, 'createdAt', found.created_at,
  'themeIds', coalesce((select json_agg(evidence_themes.theme_id order by evidence_themes.theme_id)
    from evidence_themes where evidence_themes.evidence_id = found.id), '[]'),
  'author', case when found.created_by = ${userId} then null else (
    select trim(users.first_name || ' ' || users.last_name) from users
    where users.id = found.created_by) end
)`

function quotes(filter: Filter): SQL {
  const { query, assumptionId, themeIds, stance, userId } = filter
  const where = all([
    ...shared(filter),
    sql`found.deleted_at is null`,
    query !== null && sql`found.words @@ to_tsquery('english', ${query})`,
    assumptionId !== undefined && sql`found.assumption_id = ${assumptionId}`,
    stance === 'UNSORTED' && sql`found.stance is null`,
    stance !== undefined && stance !== 'UNSORTED' && sql`found.stance = ${stance}`,
    themeIds !== undefined &&
      sql`exists (select from evidence_themes where evidence_themes.evidence_id = found.id
        and evidence_themes.theme_id = any(${sql.param(themeIds)}::bigint[]))`,
  ])
  return sql`select 'QUOTE' as kind, ${common}, found.quote as text, ${capture(userId)} as capture,
      null::text as "noteField", null::int as cue, found.at_ms as "atMs", found.created_at as at,
      found.stance, found.id as rank
    from evidence found ${ofInterview} where ${where}`
}

const notes = (filter: Filter) => sql`
  select 'NOTE' as kind, ${common}, found.body as text, null::json as capture,
    found.field as "noteField", null::int as cue, null::int as "atMs", interviews.start_time as at,
    null::text as stance, 0 as rank
  from note_words found ${ofInterview}
  where ${all([...shared(filter), sql`found.words @@ to_tsquery('english', ${filter.query})`])}`

const cues = (filter: Filter) => sql`
  select 'TRANSCRIPT' as kind, ${common}, found.text, null::json as capture,
    null::text as "noteField", found.position as cue,
    found.start_ms + transcripts.offset_ms as "atMs", interviews.start_time as at,
    null::text as stance, -found.position as rank
  from transcript_cues found ${ofInterview}
    join transcripts on transcripts.interview_id = found.interview_id
  where ${all([...shared(filter), sql`found.words @@ to_tsquery('english', ${filter.query})`])}`

const SOURCES = { QUOTE: quotes, NOTE: notes, TRANSCRIPT: cues }

type Row = Omit<EvidenceHit, 'at' | 'capture' | 'researchId' | 'interviewId'> & {
  researchId: string
  interviewId: string
  at: string | Date
  capture: (Omit<Capture, 'createdAt'> & { createdAt: string }) | null
  total: string
}

/** One page of hits, and the total, which counts up to `MOST_HITS` hits of each kind. */
export async function findHits(
  db: Db,
  filter: Filter,
): Promise<{ rows: EvidenceHit[]; total: number }> {
  const order = filter.isAgainstFirst
    ? sql`case stance when 'AGAINST' then 0 when 'FOR' then 1 when 'UNCLEAR' then 2 else 3 end, at desc, rank desc`
    : sql`at desc, rank desc`
  const sources = filter.kinds.map(
    (kind) => sql`(${SOURCES[kind](filter)} order by ${order} limit ${MOST_HITS})`,
  )
  const { rows } = await db.execute<Row>(sql`
    select hits.*, count(*) over () as total from (${sql.join(sources, sql` union all `)}) hits
    order by ${order} limit ${filter.limit} offset ${filter.offset}`)
  return {
    rows: rows.map(({ researchId, interviewId, at, capture: captured, total: _total, ...row }) => ({
      kind: row.kind,
      researchName: row.researchName,
      participantNumber: row.participantNumber,
      text: row.text,
      noteField: row.noteField,
      cue: row.cue,
      atMs: row.atMs,
      researchId: Number(researchId),
      interviewId: Number(interviewId),
      at: new Date(at),
      capture: captured && { ...captured, createdAt: new Date(captured.createdAt) },
    })),
    total: Number(rows[0]?.total ?? 0),
  }
}

/** The theme and all themes merged into it, directly or indirectly. */
export async function listThemeFamily(db: Db, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive family as (
      select themes.id from themes where themes.id = ${id}
      union select themes.id from themes join family on themes.merged_into = family.id
    ) select id from family`)
  return rows.map((row) => Number(row.id))
}
