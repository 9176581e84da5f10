import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { hooks } from './hooks.ts'
import { listWithQueuedEmails } from './list-queries.ts'

/**
 * Drops the members' unsent invitations and reminders, and withdraws their open standby offers. The
 * sweep then offers those slots to other standbys. To avoid a deadlock, call this before locking
 * the members: batches of invitations lock the distribution first.
 */
export async function stopInviting(deps: Deps, tx: Db, memberIds: number[]): Promise<void> {
  for (const address of await listWithQueuedEmails(tx, memberIds))
    await hooks().dropQueuedEmails(tx, address)
  await hooks().withdrawOffers(tx, memberIds)
  await deps.jobs.enqueue(tx, 'interview.sweep', {})
}
