import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { evidence, type FrozenReport } from '#db/schema/findings.ts'

/** The studies where the member has a participant number or an interview. */
const studiesOf = (memberId: number) => sql`(
  select invitations.research_id from invitations
  where invitations.member_id = ${memberId} and (invitations.participant_number is not null
    or exists (select from interviews where interviews.invitation_id = invitations.id)))`

export async function listNamesOfMember(db: Db, memberId: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from panel_members where id = ${memberId} and name <> ''`,
  )
  return rows.map(({ name }) => name)
}

export async function lockCapturesAround(db: Db, memberId: number) {
  const { rows } = await db.execute<{ id: string; quote: string }>(sql`
    select evidence.id, evidence.quote from evidence
    where evidence.research_id in ${studiesOf(memberId)} order by evidence.id for update`)
  return rows.map(({ id, quote }) => ({ id: Number(id), quote }))
}

export async function updateQuote(db: Db, id: number, quote: string): Promise<void> {
  await db.update(evidence).set({ quote }).where(eq(evidence.id, id))
}

export async function lockReportsAround(db: Db, memberId: number) {
  const { rows } = await db.execute<{ researchId: string; version: number; content: FrozenReport }>(
    sql`select reports.research_id as "researchId", reports.version, reports.content from reports
      where reports.research_id in ${studiesOf(memberId)} order by reports.version for update`,
  )
  return rows.map((row) => ({ ...row, researchId: Number(row.researchId) }))
}
