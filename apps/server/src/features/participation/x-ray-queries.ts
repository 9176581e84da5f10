import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { everyQuestionSql, isMetSql } from '#features/screener/rules.ts'

export const listAnswers = (db: Db, researchId: number) =>
  db
    .select({
      isFinished: sql<boolean>`${invitations.status} = 'COMPLETED'`,
      chosenIds: invitations.chosenIds,
      written: invitations.written,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.researchId, researchId),
        sql`${invitations.status} in ('STARTED', 'COMPLETED')`,
        sql`${invitations.memberId} is not null`,
        isNull(invitations.withdrawnAt),
      ),
    )

export async function requalify(db: Db, researchId: number, at: Date): Promise<void> {
  await db.execute(sql`
    update invitations set result = 'FIT', updated_at = ${at.toISOString()}::timestamptz
    where invitations.research_id = ${researchId} and invitations.status = 'COMPLETED'
      and invitations.result = 'NOT_FIT' and invitations.member_id is not null
      and invitations.withdrawn_at is null and ${everyQuestionSql(isMetSql)}`)
}
