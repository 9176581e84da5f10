import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import {
  assumptionChanges,
  assumptions,
  evidence,
  type FrozenReport,
  reportQuotes,
  reports,
  verdicts,
} from '#db/schema/findings.ts'
import { interviews } from '#db/schema/interviews.ts'
import { isOwnInterviewSql } from './rules.ts'

const interviewsOf = (db: Db, invitationId: number) =>
  db.select({ id: interviews.id }).from(interviews).where(eq(interviews.invitationId, invitationId))

/** Returns the quotes, so we can redact them wherever a researcher has repeated them. */
export async function deleteCapturesOf(db: Db, invitationId: number): Promise<string[]> {
  const rows = await db
    .delete(evidence)
    .where(inArray(evidence.interviewId, interviewsOf(db, invitationId)))
    .returning({ quote: evidence.quote })
  return rows.map(({ quote }) => quote)
}

/** Returns the quotes, so we can redact them wherever a researcher has repeated them. */
export async function deleteReportQuotesOf(db: Db, invitationId: number): Promise<string[]> {
  const own = db
    .select({ id: evidence.id })
    .from(evidence)
    .where(inArray(evidence.interviewId, interviewsOf(db, invitationId)))
  const rows = await db
    .delete(reportQuotes)
    .where(inArray(reportQuotes.evidenceId, own))
    .returning({ quote: reportQuotes.quote })
  return rows.map(({ quote }) => quote)
}

export async function listQuotesOf(db: Db, invitationId: number): Promise<string[]> {
  const rows = await db
    .select({ quote: evidence.quote })
    .from(evidence)
    .where(
      sql`${inArray(evidence.interviewId, interviewsOf(db, invitationId))} and evidence.deleted_at is null`,
    )
    .orderBy(evidence.id)
  return rows.map(({ quote }) => quote)
}

export async function lockReportsOfPerson(db: Db, invitationId: number) {
  const { rows } = await db.execute<{ researchId: string; version: number; content: FrozenReport }>(
    sql`select reports.research_id as "researchId", reports.version, reports.content from reports
      join invitations on invitations.research_id = reports.research_id
      where invitations.id = ${invitationId} order by reports.version for update of reports`,
  )
  return rows.map((row) => ({ ...row, researchId: Number(row.researchId) }))
}

export async function updateReport(
  db: Db,
  { researchId, version }: { researchId: number; version: number },
  content: FrozenReport,
): Promise<void> {
  await db
    .update(reports)
    .set({ content })
    .where(sql`${eq(reports.researchId, researchId)} and ${eq(reports.version, version)}`)
}

export async function lockAssumptionsOfPerson(db: Db, invitationId: number) {
  const { rows } = await db.execute<{ id: string; text: string }>(
    sql`select assumptions.id, assumptions.text from assumptions
      join invitations on invitations.research_id = assumptions.research_id
      where invitations.id = ${invitationId} order by assumptions.id for update of assumptions`,
  )
  return rows.map(({ id, text }) => ({ id: Number(id), text }))
}

export async function updateAssumptionText(db: Db, id: number, text: string): Promise<void> {
  await db.update(assumptions).set({ text }).where(eq(assumptions.id, id))
}

/**
 * A trigger rejects edits to verdicts and recorded changes. This lets updates through until the
 * transaction ends, so that we can redact them.
 */
export async function allowRedaction(db: Db): Promise<void> {
  await db.execute(sql`set local wattle.redacting = 'on'`)
}

export async function listVerdictsOfPerson(db: Db, invitationId: number) {
  return db
    .select({
      researchId: verdicts.researchId,
      version: verdicts.version,
      reason: verdicts.reason,
      nextStep: verdicts.nextStep,
      results: verdicts.results,
    })
    .from(verdicts)
    .innerJoin(invitations, eq(invitations.researchId, verdicts.researchId))
    .where(eq(invitations.id, invitationId))
    .orderBy(verdicts.version)
}

type VerdictWords = Awaited<ReturnType<typeof listVerdictsOfPerson>>[number]

export async function updateVerdictWords(db: Db, verdict: VerdictWords): Promise<void> {
  const { researchId, version, ...words } = verdict
  await db
    .update(verdicts)
    .set(words)
    .where(and(eq(verdicts.researchId, researchId), eq(verdicts.version, version)))
}

export async function listChangesOfPerson(db: Db, invitationId: number) {
  return db
    .select({
      id: assumptionChanges.id,
      before: assumptionChanges.before,
      after: assumptionChanges.after,
    })
    .from(assumptionChanges)
    .innerJoin(invitations, eq(invitations.researchId, assumptionChanges.researchId))
    .where(eq(invitations.id, invitationId))
    .orderBy(assumptionChanges.id)
}

type ChangeWords = Awaited<ReturnType<typeof listChangesOfPerson>>[number]

export async function updateChangeWords(db: Db, { id, ...words }: ChangeWords): Promise<void> {
  await db.update(assumptionChanges).set(words).where(eq(assumptionChanges.id, id))
}

/** The invitation of the interview's participant. Undefined if it isn't the user's interview. */
export async function findPersonOf(db: Db, id: number, userId: number) {
  const { rows } = await db.execute<{ invitationId: string | null }>(sql`
    select interviews.invitation_id as "invitationId"
    from interviews join researches on researches.id = interviews.research_id
    where interviews.id = ${id} and ${isOwnInterviewSql(sql`${userId}`)}`)
  const [row] = rows
  return row && { invitationId: row.invitationId === null ? null : Number(row.invitationId) }
}
