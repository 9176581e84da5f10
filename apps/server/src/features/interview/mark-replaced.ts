import type { Db } from '#db/open.ts'
import * as queries from './queries.ts'

/** Locks the interview, so two admins can't both replace its participant. */
export const lockForReplacement = (tx: Db, id: number) => queries.lockInterview(tx, id)

/** Records when we asked someone else to take the participant's place. */
export const markReplaced = (tx: Db, id: number, at: Date): Promise<void> =>
  queries.updateKeepingUndo(tx, id, { replacedAt: at })

/** Undoes `markReplaced` when someone undoes the email that was queued with it. */
export async function unmarkReplaced(
  tx: Db,
  emails: { memberId: number | null; createdAt: Date }[],
): Promise<void> {
  for (const { memberId, createdAt: at } of emails)
    if (memberId !== null) await queries.clearReplaced(tx, { memberId, at })
}
