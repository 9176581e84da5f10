import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { hooks } from './hooks.ts'
import { listWithQueuedEmails } from './list-queries.ts'

/**
 * What "Don't invite" stops at once: invitations and reminders that haven't gone out, and open
 * standby offers. The sweep then offers those times to someone else. Call it before locking the
 * members, because batches lock their distributions first.
 */
export async function stopInviting(deps: Deps, tx: Db, memberIds: number[]): Promise<void> {
  for (const address of await listWithQueuedEmails(tx, memberIds))
    await hooks().dropQueuedEmails(tx, address)
  await hooks().withdrawOffers(tx, memberIds)
  await deps.jobs.enqueue(tx, 'interview.sweep', {})
}
