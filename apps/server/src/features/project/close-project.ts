import { REOPEN_DAYS } from '@wattle/contract/limits'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { isFresh, UNDO_MS } from '#undo.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { mustBeAt, type ResearchRow } from './rules.ts'
import { lockOwnResearch, lockProject } from './service.ts'

type Finish = {
  early?: boolean | undefined
  reason?: string | undefined
  force?: boolean | undefined
}

/**
 * Finishes a project if enough interviews have been conducted and none are upcoming, or finishes it
 * early with a reason.
 */
export const finishResearch = (deps: Deps, actor: SignedIn, id: number, how: Finish = {}) =>
  finishing(deps, (tx) => lockOwnResearch(tx, actor, id), how)

/** Finishes any project, for admins. */
export const finishProject = (deps: Deps, by: AdminActor, id: number, how: Finish) =>
  finishing(deps, (tx) => lockProject(tx, id), how, by)

async function finishing(
  deps: Deps,
  lock: (tx: Db) => Promise<ResearchRow>,
  how: Finish,
  by?: AdminActor,
): Promise<ResearchRow> {
  const finished = await retryOnConflict(deps.db, async (tx) => {
    const research = await lock(tx)
    if (research.status === 'COMPLETED') return research
    mustBeAt(research, 'CONDUCTING_INTERVIEW')
    const finishReason = how.early ? await finishEarly(deps, tx, research, how) : null
    if (!how.early) {
      // Drops the free slots first, so nobody can book one in the meantime.
      await hooks().slots.dropFree(tx, research.id)
      await hooks().interviews.mustBeFinished(tx, research)
    }
    await hooks().endStandbys(tx, research.id)
    const details = { project: String(research.id), ...(how.early && { early: 'true' }) }
    await recordAdminAction(deps, tx, by, 'STUDY_FINISHED', details)
    const now = deps.now()
    const change = { status: 'COMPLETED', finishedAt: now, finishReason, updatedAt: now } as const
    return queries.updateResearch(tx, research.id, change)
  })
  if (how.early) deps.enqueueSoon('interview.sweep')
  return finished
}

/**
 * Cancels upcoming interviews, which requires `force`, and drops all slots. Returns the reason for
 * finishing early.
 */
async function finishEarly(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
  { reason, force }: Finish,
): Promise<string> {
  must(reason, 'INVALID_INPUT', { fields: { reason: 'Please say why you’re finishing early.' } })
  await hooks().interviews.withdraw(tx, research.id, {
    isForced: force ?? false,
    now: deps.now(),
    why: 'The study ended early.',
    action: 'Finishing early',
  })
  return reason
}

const REOPEN_MS = REOPEN_DAYS * 24 * 3_600_000

export const reopenResearch = (deps: Deps, actor: SignedIn, id: number) =>
  reopening(deps, (tx) => lockOwnResearch(tx, actor, id))

/** Reopens any project, for admins. */
export const reopenProject = (deps: Deps, by: AdminActor, id: number) =>
  reopening(deps, (tx) => lockProject(tx, id), by)

/**
 * Reopens a finished project, without restoring cancelled interviews or dropped slots. Pauses the
 * invitations, so nobody is invited until someone resumes them.
 */
function reopening(
  deps: Deps,
  lock: (tx: Db) => Promise<ResearchRow>,
  by?: AdminActor,
): Promise<ResearchRow> {
  return retryOnConflict(deps.db, async (tx) => {
    const research = await lock(tx)
    const { id, status, finishedAt } = research
    if (status === 'CONDUCTING_INTERVIEW') return research
    must(status === 'COMPLETED', 'NOT_THIS_STEP', {
      message: 'This project isn’t finished, so you can’t reopen it.',
    })
    const age = deps.now().getTime() - (finishedAt?.getTime() ?? 0)
    must(age <= REOPEN_MS, 'TOO_LATE_TO_REOPEN')
    await hooks().pauseDistribution(tx, id)
    await recordAdminAction(deps, tx, by, 'STUDY_REOPENED', { project: String(id) })
    return queries.updateResearch(tx, id, {
      status: 'CONDUCTING_INTERVIEW',
      finishedAt: null,
      finishReason: null,
      updatedAt: deps.now(),
    })
  })
}

/**
 * Soft-deletes a project. Throws if people have booked, unless `isForced` is set, which cancels
 * their interviews.
 */
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
    if (isLaunched)
      await hooks().interviews.withdraw(tx, id, {
        isForced,
        now,
        why: 'The study was withdrawn.',
        action: 'Deleting it',
      })
    // Nobody can book before launch, so there are only slots to withdraw. Undoing the deletion
    // restores them.
    else await hooks().slots.withdraw(tx, id)
    await queries.updateResearch(tx, id, { deletedAt: now, updatedAt: now })
  })
  deps.enqueueSoon('interview.sweep')
}

/**
 * Undoes the deletion of a project. Only works for a short time, and only before launch. Deleting a
 * launched project cancels its interviews and drops its slots, so it can't be restored.
 */
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

/**
 * Permanently deletes projects that were soft-deleted before the given day, including everything in
 * them. Deletes samples sooner.
 */
export async function purgeProjects(deps: Deps, before: Date): Promise<void> {
  const samplesBefore = new Date(deps.now().getTime() - UNDO_MS)
  for (const id of await queries.listWithdrawnBefore(deps.db, before, samplesBefore)) {
    if (deps.isStopping()) return
    await queries.deleteWithdrawn(deps.db, id)
  }
}
