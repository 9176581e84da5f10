import type { Capture, CaptureInput } from '@wattle/contract/findings/evidence'
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { evidence, evidenceThemes, themes } from '#db/schema/findings.ts'
import { isOwnInterviewSql } from './rules.ts'

const param = sql.placeholder

export type EvidenceRow = typeof evidence.$inferSelect

/**
 * Where a capture belongs: its project, participant, question, assumption and themes. Leaves out
 * questions, assumptions and themes of other projects.
 */
export type CapturePlace = {
  researchId: number
  /** Null in a sample, which has no real participants. */
  invitationId: number | null
  isWithdrawn: boolean
  /** Null if the project doesn't have this question. The same goes for `assumptionId`. */
  question: string | null
  assumptionId: number | null
  themeIds: number[]
}

type PlaceRequest = {
  interviewId: number
  userId: number
  questionId: number | null
  assumptionId: number | null
  themeIds: number[]
}

/** The question's wording. Returns no row if the question belongs to another project. */
const wording = sql`select guide_questions.question from guide_questions
  join guide_parts on guide_parts.id = guide_questions.part_id
  where guide_questions.id = ${param('questionId')}::bigint
    and guide_parts.research_id = interviews.research_id`

const ownAssumption = sql`(select assumptions.id from assumptions
  where assumptions.id = ${param('assumptionId')}::bigint
    and assumptions.research_id = interviews.research_id)`

const findPlace = preparedQuery<PlaceRequest, CapturePlace>(
  'capture place',
  () => sql`
    select interviews.research_id as "researchId", interviews.invitation_id as "invitationId",
      invitations.words_withdrawn_at is not null as "isWithdrawn", (${wording}) as question,
      ${ownAssumption} as "assumptionId",
      array(select themes.id::float8 from themes
        where themes.id = any(${param('themeIds')}::bigint[])
          and themes.research_id = interviews.research_id order by themes.id) as "themeIds"
    from interviews join researches on researches.id = interviews.research_id
      left join invitations on invitations.id = interviews.invitation_id
    where interviews.id = ${param('interviewId')}::bigint
      and ${isOwnInterviewSql(param('userId'))}`,
)

export const findCapturePlace = async (
  db: Db,
  values: PlaceRequest,
): Promise<CapturePlace | undefined> => (await findPlace(db, values))[0]

export type NewCapture = Omit<PlaceRequest, 'themeIds'> &
  Required<Pick<CaptureInput, 'quote' | 'stance' | 'strength' | 'noteField'>> &
  Required<Pick<CaptureInput, 'atMs' | 'cueFrom' | 'cueTo'>> & {
    key: string
    /**
     * The question's wording when we determined `leading`. If the wording has changed since, the
     * capture isn't inserted.
     */
    asked: string | null
    leading: boolean
    now: string
    most: number
  }

type Added = Pick<Capture, 'assumptionId' | 'version' | 'createdAt'>

/**
 * A single statement, because the researcher is waiting. Inserts nothing if the key exists, the
 * question's wording has changed, the participant has no number yet or has withdrawn, or the
 * interview already has `most` captures. Locks the invitation, so nothing is added during a
 * withdrawal.
 */
const insert = preparedQuery<NewCapture, Added>(
  'insert capture',
  () => sql`
    insert into evidence (key, research_id, interview_id, assumption_id, question_id, quote, stance,
      strength, note_field, at_ms, cue_from, cue_to, "leading", created_by, created_at, updated_at)
    select ${param('key')}::uuid, interviews.research_id, interviews.id, ${ownAssumption},
      ${param('questionId')}::bigint, ${param('quote')}::text, ${param('stance')}::text,
      ${param('strength')}::text, ${param('noteField')}::text, ${param('atMs')}::int,
      ${param('cueFrom')}::int, ${param('cueTo')}::int, ${param('leading')}::boolean,
      ${param('userId')}::bigint, ${param('now')}::timestamptz, ${param('now')}::timestamptz
    from interviews join researches on researches.id = interviews.research_id
      join invitations on invitations.id = interviews.invitation_id
    where interviews.id = ${param('interviewId')}::bigint
      and ${isOwnInterviewSql(param('userId'))}
      and invitations.participant_number is not null and invitations.words_withdrawn_at is null
      and (${param('questionId')}::bigint is null or (${wording}) = ${param('asked')}::text)
      and (
        select count(*) from evidence
        where evidence.interview_id = interviews.id and evidence.deleted_at is null
      ) < ${param('most')}::int
    for share of invitations
    on conflict (key) do nothing
    returning assumption_id as "assumptionId", version, created_at as "createdAt"`,
)

/**
 * Undefined if nothing was inserted. The caller then finds out why, or saves the capture under a
 * lock.
 */
export const insertCapture = async (db: Db, capture: NewCapture): Promise<Added | undefined> =>
  (await insert(db, capture))[0]

/** The caller must lock the interview first. Undefined if another capture has the key. */
export async function insertLocked(
  db: Db,
  capture: typeof evidence.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db
    .insert(evidence)
    .values(capture)
    .onConflictDoNothing({ target: evidence.key })
    .returning({ id: evidence.id })
  return row?.id
}

/**
 * Locks the interview until the transaction ends, so nobody can add a capture between our counting
 * the captures and inserting one.
 */
export async function lockInterview(db: Db, id: number): Promise<void> {
  await db.execute(sql`select from interviews where id = ${id} for no key update`)
}

/** Counts an interview's captures, except soft-deleted ones. */
export async function countCaptures(db: Db, interviewId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(evidence)
    .where(and(eq(evidence.interviewId, interviewId), isNull(evidence.deletedAt)))
  return row?.count ?? 0
}

export async function lockCapture(db: Db, key: string): Promise<EvidenceRow | undefined> {
  const [row] = await db.select().from(evidence).where(eq(evidence.key, key)).for('update')
  return row
}

export async function updateCapture(
  db: Db,
  id: number,
  change: Partial<Omit<EvidenceRow, 'id' | 'words'>>,
): Promise<void> {
  await db.update(evidence).set(change).where(eq(evidence.id, id))
}

export async function listThemeIds(db: Db, evidenceId: number): Promise<number[]> {
  const rows = await db
    .select({ id: evidenceThemes.themeId })
    .from(evidenceThemes)
    .where(eq(evidenceThemes.evidenceId, evidenceId))
    .orderBy(evidenceThemes.themeId)
  return rows.map(({ id }) => id)
}

export async function replaceThemes(db: Db, evidenceId: number, ids: number[]): Promise<void> {
  await db.delete(evidenceThemes).where(eq(evidenceThemes.evidenceId, evidenceId))
  await addThemes(db, evidenceId, ids)
}

export async function addThemes(db: Db, evidenceId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db.insert(evidenceThemes).values(ids.map((themeId) => ({ evidenceId, themeId })))
}

/** Soft-deletes a capture, so saving it again with the same key restores it. */
export async function softDelete(
  db: Db,
  { key, interviewId, at }: { key: string; interviewId: number; at: Date },
): Promise<void> {
  await db
    .update(evidence)
    .set({ deletedAt: at, updatedAt: at, version: sql`${evidence.version} + 1` })
    .where(
      and(eq(evidence.key, key), eq(evidence.interviewId, interviewId), isNull(evidence.deletedAt)),
    )
}

export async function deleteRemovedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(evidence).where(lt(evidence.deletedAt, before))
}

/** A capture as this user sees it. `author` is null for their own captures. */
const shownColumns = (userId: number) => ({
  key: evidence.key,
  interviewId: evidence.interviewId,
  quote: evidence.quote,
  questionId: evidence.questionId,
  assumptionId: evidence.assumptionId,
  stance: evidence.stance,
  strength: evidence.strength,
  noteField: evidence.noteField,
  atMs: evidence.atMs,
  cueFrom: evidence.cueFrom,
  cueTo: evidence.cueTo,
  leading: evidence.leading,
  version: evidence.version,
  createdAt: evidence.createdAt,
  themeIds: sql<number[]>`coalesce((
    select json_agg(evidence_themes.theme_id order by evidence_themes.theme_id)
    from evidence_themes where evidence_themes.evidence_id = evidence.id
  ), '[]')`,
  author: sql<string | null>`case when evidence.created_by = ${userId} then null else (
    select trim(users.first_name || ' ' || users.last_name) from users
    where users.id = evidence.created_by
  ) end`,
})

const listCaptures = (db: Db, userId: number, where: SQL | undefined): Promise<Capture[]> =>
  db
    .select(shownColumns(userId))
    .from(evidence)
    .where(and(where, isNull(evidence.deletedAt)))
    .orderBy(evidence.createdAt, evidence.id)

export const listCapturesOf = (db: Db, userId: number, interviewId: number) =>
  listCaptures(db, userId, eq(evidence.interviewId, interviewId))

export const listCapturesOfProject = (db: Db, userId: number, researchId: number) =>
  listCaptures(db, userId, eq(evidence.researchId, researchId))

export async function findCapture(
  db: Db,
  userId: number,
  key: string,
): Promise<Capture | undefined> {
  const [row] = await listCaptures(db, userId, eq(evidence.key, key))
  return row
}

export function listThemes(db: Db, researchId: number) {
  return db
    .select({
      id: themes.id,
      name: themes.name,
      colour: themes.colour,
      mergedInto: themes.mergedInto,
    })
    .from(themes)
    .where(eq(themes.researchId, researchId))
    .orderBy(themes.id)
}
