import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { evidence, reportQuotes } from '#db/schema/findings.ts'
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

export async function findResearchOf(db: Db, invitationId: number): Promise<number> {
  const [row] = await db
    .select({ researchId: invitations.researchId })
    .from(invitations)
    .where(eq(invitations.id, invitationId))
  if (!row) throw new Error('the invitation no longer exists')
  return row.researchId
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
