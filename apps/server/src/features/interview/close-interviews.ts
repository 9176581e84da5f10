import { CONDUCTED, isOpen, OPEN_INTERVIEWS } from '@wattle/contract/interview-status'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { dropAllSlots, dropSlotsOfOwner, hasSlotsAhead } from '#features/calendar/service.ts'
import type { Withdrawal } from '#features/project/hooks.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { queueNotices } from './send-notices.ts'
import { cancelInterview } from './service.ts'

/** Throws if the project can't be finished yet. The caller has already deleted its free slots. */
export async function mustBeFinished(
  tx: Db,
  { id, targetInterviews }: Pick<ResearchRow, 'id' | 'targetInterviews'>,
): Promise<void> {
  const conducted = await queries.countInterviews(tx, id, CONDUCTED)
  const open = await queries.countInterviews(tx, id, OPEN_INTERVIEWS)
  // A slot may have become free since, and someone could still book it, so check the slots too.
  const isDone = conducted >= targetInterviews && open === 0 && !(await hasSlotsAhead(tx, id))
  must(isDone, 'NOT_FINISHED', {
    message: `To finish, you need ${targetInterviews} conducted ${targetInterviews === 1 ? 'interview' : 'interviews'} and no open ones. You can also finish early.`,
  })
}

/**
 * Cancels the interviews and deletes the slots of a launched project that's deleted or finished
 * early.
 */
export async function withdrawInterviews(
  tx: Db,
  researchId: number,
  { isForced, now, why, action }: Withdrawal,
): Promise<void> {
  // Repeat if someone has booked a slot in the meantime. Lock interviews before slots, as moving an
  // interview does.
  do {
    const change = { cancelReason: why, updatedAt: now }
    const cancelled = await queries.cancelOpenInterviews(tx, researchId, change)
    const planned = cancelled.length
    must(planned === 0 || isForced, 'INTERVIEWS_PLANNED', {
      message:
        planned === 1
          ? `One interview is booked for this project. ${action} cancels it.`
          : `${planned} interviews are booked for this project. ${action} cancels them.`,
      data: { planned },
    })
    await hooks().settlePayments(tx, cancelled, { now, userId: null })
  } while (await dropAllSlots(tx, researchId))
}

/**
 * Cancels a researcher's interviews before we delete their account, and emails the participants.
 * This includes anyone who books in the meantime.
 */
export async function cancelInterviewsOfOwner(deps: Deps, tx: Db, ownerId: number): Promise<void> {
  do {
    for (const interview of await queries.lockUnsettledOf(tx, ownerId)) {
      if (isOpen(interview))
        await cancelInterview(deps, tx, interview, 'researcher', 'The study was withdrawn.')
      await queueNotices(deps, tx, { ...interview, unannounced: true })
    }
  } while (await dropSlotsOfOwner(tx, ownerId))
}
