import type { Deps } from '#deps.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import { unqueueEmails } from '#features/email/queue-emails.ts'
import * as queries from './queries.ts'

/** Emails of one press: all of them or none. Asked again, they are gone already. */
export async function undoMails(deps: Deps, ids: number[], by?: OfficeActor): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const deleted = await unqueueEmails(deps, tx, ids)
    await queries.updateNotAsked(tx, deleted)
    if (deleted.length === 0) return
    await recordOfficeAct(deps, tx, by, 'ACTION_UNDONE', { emails: String(deleted.length) })
  })
}

export const clearReminded = queries.clearReminded

export const lastReminded = queries.lastReminded
