import type { Assumption } from '@wattle/contract/findings/assumptions'
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import {
  assumptionChanges,
  assumptionQuestions,
  assumptions,
  evidence,
} from '#db/schema/findings.ts'
import { guideParts, guideQuestions, screenerQuestions } from '#db/schema/researches.ts'
import { isConductedSql } from '#features/interview/rules.ts'
import { countsSql, isScreeningSql } from './rules.ts'

type AssumptionRow = typeof assumptions.$inferSelect
export type AssumptionChange = Omit<AssumptionRow, 'id' | 'researchId'>

const isScreenedFor = sql<boolean>`exists (
  select from screener_questions where screener_questions.id = assumptions.screener_question_id
    and ${isScreeningSql}
)`

/**
 * The project's assumptions in order. Each lists the questions that test it, in the guide's order.
 */
export async function listAssumptions(db: Db, researchId: number): Promise<Assumption[]> {
  const rows = await listAssumptionsOf(db, [researchId])
  return rows.map(({ researchId: _project, ...shown }) => shown)
}

export async function listAssumptionsOf(
  db: Db,
  researchIds: number[],
): Promise<(Assumption & { researchId: number })[]> {
  const questionIds = sql<number[]>`coalesce((
    select json_agg(guide_questions.id
      order by guide_parts.position, guide_questions.position, guide_questions.id)
    from assumption_questions
      join guide_questions on guide_questions.id = assumption_questions.question_id
      join guide_parts on guide_parts.id = guide_questions.part_id
    where assumption_questions.assumption_id = assumptions.id
  ), '[]')`
  const rows = await db
    .select({ assumption: assumptions, questionIds, isScreenedFor })
    .from(assumptions)
    .where(inArray(assumptions.researchId, researchIds))
    .orderBy(asc(assumptions.researchId), asc(assumptions.position))
  return rows.map(({ assumption, ...row }) => {
    const { leadingDismissedAt, updatedAt: _at, ...shown } = assumption
    return { ...shown, ...row, leadingDismissed: leadingDismissedAt !== null }
  })
}

export async function insertAssumption(
  db: Db,
  researchId: number,
  row: AssumptionChange,
): Promise<number> {
  const [inserted] = await db
    .insert(assumptions)
    .values({ ...row, researchId })
    .returning({ id: assumptions.id })
  if (!inserted) throw new Error('the assumption was not inserted')
  return inserted.id
}

export async function updateAssumption(
  db: Db,
  id: number,
  change: Partial<AssumptionChange>,
): Promise<void> {
  await db.update(assumptions).set(change).where(eq(assumptions.id, id))
}

export async function deleteAssumptionsBut(
  db: Db,
  researchId: number,
  kept: number[],
): Promise<void> {
  const isOfProject = eq(assumptions.researchId, researchId)
  await db
    .delete(assumptions)
    .where(kept.length > 0 ? and(isOfProject, notInArray(assumptions.id, kept)) : isOfProject)
}

/**
 * Replaces the questions that test an assumption. Ignores questions that have been deleted or
 * belong to another project.
 */
export async function replaceLinks(
  db: Db,
  researchId: number,
  assumptionId: number,
  questionIds: number[],
): Promise<void> {
  await db.delete(assumptionQuestions).where(eq(assumptionQuestions.assumptionId, assumptionId))
  if (questionIds.length === 0) return
  const rows = await db
    .select({ questionId: guideQuestions.id })
    .from(guideQuestions)
    .innerJoin(guideParts, eq(guideParts.id, guideQuestions.partId))
    .where(and(eq(guideParts.researchId, researchId), inArray(guideQuestions.id, questionIds)))
  if (rows.length === 0) return
  await db
    .insert(assumptionQuestions)
    .values(rows.map(({ questionId }) => ({ assumptionId, questionId })))
}

/** For each of these assumptions, the keys of its captures. */
export async function listCapturesOf(
  db: Db,
  assumptionIds: number[],
): Promise<{ assumptionId: number; captures: string[] }[]> {
  if (assumptionIds.length === 0) return []
  const rows = await db
    .select({ assumptionId: evidence.assumptionId, key: evidence.key })
    .from(evidence)
    .where(inArray(evidence.assumptionId, assumptionIds))
    .orderBy(asc(evidence.id))
  return assumptionIds.map((assumptionId) => ({
    assumptionId,
    captures: rows.filter((row) => row.assumptionId === assumptionId).map(({ key }) => key),
  }))
}

/**
 * Links these captures to the assumption, except those that someone has linked to another
 * assumption in the meantime.
 */
export async function linkCaptures(
  db: Db,
  researchId: number,
  assumptionId: number,
  keys: string[],
): Promise<void> {
  await db
    .update(evidence)
    .set({ assumptionId })
    .where(
      and(
        eq(evidence.researchId, researchId),
        inArray(evidence.key, keys),
        isNull(evidence.assumptionId),
      ),
    )
}

/**
 * The project's screener questions in order. `draftId` is the template a question was drafted from.
 */
export function listScreenerQuestions(db: Db, researchId: number) {
  return db
    .select({ id: screenerQuestions.id, draftId: screenerQuestions.draftId })
    .from(screenerQuestions)
    .where(eq(screenerQuestions.researchId, researchId))
    .orderBy(asc(screenerQuestions.position))
}

export async function hasCaptures(db: Db, researchId: number): Promise<boolean> {
  const rows = await db
    .select({ id: evidence.id })
    .from(evidence)
    .where(eq(evidence.researchId, researchId))
    .limit(1)
  return rows.length > 0
}

type NewChange = Omit<typeof assumptionChanges.$inferInsert, 'id' | 'interviews'>

/** Stores the changes along with how many people have been interviewed so far. */
export async function insertChanges(db: Db, changes: NewChange[]): Promise<void> {
  const [first] = changes
  if (!first) return
  const interviews = sql<number>`(
    select count(distinct (interviews.invitation_id, interviews.sample_person_id)) from interviews
    where interviews.research_id = ${first.researchId}
      and (${isConductedSql}
        or (${countsSql}
          and exists (select from evidence where evidence.interview_id = interviews.id)))
  )`
  await db.insert(assumptionChanges).values(changes.map((change) => ({ ...change, interviews })))
}

export function listChanges(db: Db, researchId: number) {
  return db
    .select({
      assumptionId: assumptionChanges.assumptionId,
      before: assumptionChanges.before,
      after: assumptionChanges.after,
      interviews: assumptionChanges.interviews,
      at: assumptionChanges.at,
    })
    .from(assumptionChanges)
    .where(eq(assumptionChanges.researchId, researchId))
    .orderBy(asc(assumptionChanges.id))
}
