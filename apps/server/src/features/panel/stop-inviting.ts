import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { hooks } from './hooks.ts'
import { listWithQueuedEmails } from './list-queries.ts'

/**
 * Drops the members' unsent invitations and reminders, and withdraws their open standby offers. The
 * sweep then offers those slots to other standbys. Call this before locking the members, to avoid a
 * deadlock: sending a batch locks the distribution before the members.
 */
export async function stopInviting(deps: Deps, tx: Db, memberIds: number[]): Promise<void> {
  for (const address of await listWithQueuedEmails(tx, memberIds))
    await hooks().dropQueuedEmails(tx, address)
  await hooks().withdrawOffers(tx, memberIds)
  await deps.jobs.enqueue(tx, 'interview.sweep', {})
}
