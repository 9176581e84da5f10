import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { purgeFormerResearchers } from '#features/account/delete-account.ts'
import { findUser } from '#features/account/service.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { lockProject } from './service.ts'

/** Transfers a project and all its slots and interviews to another user, or changes nothing. */
export async function transferProject(deps: Deps, by: AdminActor, id: number, userId: number) {
  const tidyUp = await retryOnConflict(deps.db, (tx) => transferring(deps, tx, by, id, userId))
  await tidyUp()
  await purgeFormerResearchers(deps)
  deps.enqueueSoon('interview.sweep')
  const project = await queries.findListedProject(deps.db, id)
  must(project, 'NOT_FOUND')
  return project
}

async function transferring(
  deps: Deps,
  tx: Db,
  by: AdminActor,
  id: number,
  userId: number,
): Promise<() => Promise<void>> {
  const research = await lockProject(tx, id)
  const user = await findUser(tx, { id: userId })
  must(user && !user.deletedAt, 'NOT_FOUND')
  const from = research.ownerId
  if (from === userId) return async () => {}
  await queries.updateOwner(tx, id, userId, deps.now())
  await hooks().slots.transfer(tx, id, userId)
  const details = { project: String(id), from: String(from), to: String(userId) }
  await recordAdminAction(deps, tx, by, 'PROJECT_TRANSFERRED', details)
  return hooks().interviews.transfer(deps, tx, id, { from, to: userId })
}

export const countLaunched = (db: Db, ownerId: number) => queries.countLaunchedOf(db, ownerId)

/**
 * Deletes someone's unlaunched projects before we delete their account. Returns how many launched
 * projects our team takes over.
 */
export async function deleteUnlaunched(tx: Db, ownerId: number): Promise<number> {
  await queries.deleteUnlaunchedOf(tx, ownerId)
  return queries.countLaunchedOf(tx, ownerId)
}
