import type { SignedIn } from '#caller.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { isFresh } from '#undo.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { mustBeAt, type ResearchRow } from './rules.ts'
import { lockOwnResearch } from './service.ts'

/** Once enough interviews are conducted and none is open. */
export async function finishResearch(
  deps: Deps,
  actor: SignedIn,
  id: number,
): Promise<ResearchRow> {
  return retryOnConflict(deps.db, async (tx) => {
    const research = await lockOwnResearch(tx, actor, id)
    if (research.status === 'COMPLETED') return research
    mustBeAt(research, 'CONDUCTING_INTERVIEW')
    // First, so that nobody books in between.
    await hooks().slots.dropFree(tx, id)
    await hooks().interviews.mustBeFinished(tx, research)
    return queries.updateResearch(tx, id, { status: 'COMPLETED', updatedAt: deps.now() })
  })
}

/** Asks again while people are booked, and cancels their interviews. */
export async function deleteResearch(
  deps: Deps,
  actor: SignedIn,
  id: number,
  isForced: boolean,
): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    await lockOwnResearch(tx, actor, id)
    const now = deps.now()
    const isLaunched = await hooks().findDistribution(tx, id)
    if (isLaunched) await hooks().interviews.withdraw(tx, id, isForced, now)
    // Nobody can have booked: undoing the deletion restores its slots.
    else await hooks().slots.withdraw(tx, id)
    await queries.updateResearch(tx, id, { deletedAt: now, updatedAt: now })
  })
  deps.enqueueSoon('interview.sweep')
}

/** A launched project stays deleted, since its emails were dropped. */
export async function undoDeletion(deps: Deps, actor: SignedIn, id: number): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    const research = await queries.lockAnyResearchOf(tx, actor.userId, id)
    must(research, 'NOT_FOUND')
    if (!research.deletedAt) return
    const isLaunched = await hooks().findDistribution(tx, id)
    must(isFresh(deps, research.deletedAt) && !isLaunched, 'TOO_LATE_TO_UNDO')
    await hooks().slots.restoreWithdrawn(tx, id)
    await queries.updateResearch(tx, id, { deletedAt: null, updatedAt: deps.now() })
  })
}

/** Projects that their owners deleted before that day, with all that was theirs. */
export async function purgeProjects(deps: Deps, before: Date): Promise<void> {
  for (const id of await queries.listWithdrawnBefore(deps.db, before)) {
    if (deps.isStopping()) return
    await queries.deleteWithdrawn(deps.db, id)
  }
}
