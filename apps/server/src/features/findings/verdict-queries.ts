import type { Verdict } from '@wattle/contract/findings/verdicts'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { evidence, verdicts } from '#db/schema/findings.ts'

export const listVerdicts = (db: Db, researchId: number): Promise<Verdict[]> =>
  db
    .select({
      version: verdicts.version,
      decision: verdicts.decision,
      reason: verdicts.reason,
      nextStep: verdicts.nextStep,
      dueOn: verdicts.dueOn,
      results: verdicts.results,
      by: sql<string | null>`(
        select trim(users.first_name || ' ' || users.last_name) from users
        where users.id = verdicts.by
      )`,
      at: verdicts.at,
    })
    .from(verdicts)
    .where(eq(verdicts.researchId, researchId))
    .orderBy(desc(verdicts.version))

export async function insertVerdict(db: Db, verdict: typeof verdicts.$inferInsert): Promise<void> {
  await db.insert(verdicts).values(verdict)
}

export async function countCapturesSince(db: Db, researchId: number, at: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(evidence)
    .where(
      and(
        eq(evidence.researchId, researchId),
        gt(evidence.createdAt, at),
        isNull(evidence.deletedAt),
      ),
    )
  return row?.count ?? 0
}
