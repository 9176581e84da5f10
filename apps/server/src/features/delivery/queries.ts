import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { panelMembers } from '#db/schema/panel.ts'

type MemberRow = typeof panelMembers.$inferSelect
type Sparing = 'LEFT' | 'PAUSED' | 'UNREACHABLE'

/** Of these members, those who may not be written to (any more), or not about everything. */
export async function listMembersToSpare(
  db: Db,
  memberIds: number[],
): Promise<Map<number, Sparing>> {
  if (memberIds.length === 0) return new Map()
  const { id, state, undeliverableAt } = panelMembers
  const rows = await db
    .select({ id, state, undeliverableAt })
    .from(panelMembers)
    .where(inArray(id, memberIds))
  // Whoever is not found any more was deleted.
  const spared = new Map<number, Sparing>(memberIds.map((memberId) => [memberId, 'LEFT']))
  for (const row of rows) {
    const why = sparingOf(row)
    if (why) spared.set(row.id, why)
    else spared.delete(row.id)
  }
  return spared
}

function sparingOf({ state, undeliverableAt }: Pick<MemberRow, 'state' | 'undeliverableAt'>) {
  if (state !== 'ACTIVE' && state !== 'PAUSED') return 'LEFT'
  if (undeliverableAt) return 'UNREACHABLE'
  return state === 'PAUSED' ? 'PAUSED' : undefined
}

/** A mail server said that there is no such mailbox. */
export async function markUndeliverable(db: Db, memberId: number, at: Date): Promise<void> {
  await db.update(panelMembers).set({ undeliverableAt: at }).where(eq(panelMembers.id, memberId))
}
