import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { evidence } from '#db/schema/findings.ts'

/** The studies where the member has a participant number or an interview. */
export async function listStudiesOfMember(db: Db, memberId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct invitations.research_id as id from invitations
    where invitations.member_id = ${memberId} and (invitations.participant_number is not null
      or exists (select from interviews where interviews.invitation_id = invitations.id))
    order by 1`)
  return rows.map(({ id }) => Number(id))
}

export async function findNameOfMember(db: Db, memberId: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from panel_members where id = ${memberId}`,
  )
  return rows[0]?.name
}

export const lockCaptures = (db: Db, researchId: number) =>
  db
    .select({ id: evidence.id, quote: evidence.quote })
    .from(evidence)
    .where(eq(evidence.researchId, researchId))
    .orderBy(evidence.id)
    .for('update')

export async function updateQuote(db: Db, id: number, quote: string): Promise<void> {
  await db.update(evidence).set({ quote }).where(eq(evidence.id, id))
}
