import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { dropFreeSlots } from '#features/calendar/service.ts'
import { changeResearch, lockOwnResearch } from '#features/research/service.ts'
import type { SignedIn } from '#features/session/service.ts'
import * as queries from './queries.ts'

/** Gone for its owner at once. While people are booked it asks again, and they are told. */
export async function deleteResearch(
  deps: Deps,
  actor: SignedIn,
  id: number,
  isForced: boolean,
): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    await lockOwnResearch(tx, actor, id)
    const planned = await queries.countOpenInterviews(tx, id)
    must(planned === 0 || isForced, 'INTERVIEWS_PLANNED', {
      message:
        planned === 1
          ? 'One interview is planned for this project. Deleting it cancels the interview.'
          : `${planned} interviews are planned for this project. Deleting it cancels them.`,
      data: { planned },
    })
    const now = deps.now()
    await queries.cancelOpenInterviews(tx, id, {
      cancelReason: 'The study was withdrawn.',
      updatedAt: now,
    })
    await dropFreeSlots(tx, id)
    await changeResearch(tx, id, { deletedAt: now, updatedAt: now })
  })
}
