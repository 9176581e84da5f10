import { isOpen, OPEN_INTERVIEWS } from '@wattle/contract/interview-status'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { dropAllSlots, dropSlotsOfOwner, hasSlotsAhead } from '#features/calendar/service.ts'
import type { Withdrawal } from '#features/project/hooks.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import * as queries from './queries.ts'
import { tell } from './send-notices.ts'
import { cancelInterview } from './service.ts'

/** Before its project is finished. The caller has dropped the free slots. */
export async function mustBeFinished(
  tx: Db,
  { id, targetInterviews }: Pick<ResearchRow, 'id' | 'targetInterviews'>,
): Promise<void> {
  const conducted = await queries.countInterviews(tx, id, ['CONDUCTED'])
  const open = await queries.countInterviews(tx, id, OPEN_INTERVIEWS)
  // A slot freed since then could be booked before this is done.
  const isDone = conducted >= targetInterviews && open === 0 && !(await hasSlotsAhead(tx, id))
  must(isDone, 'NOT_FINISHED', {
    message: `You need ${targetInterviews} conducted ${targetInterviews === 1 ? 'interview' : 'interviews'} and none open. You can also finish early.`,
  })
}

/** With their slots, when a launched project is deleted or finished early. */
export async function withdrawInterviews(
  tx: Db,
  researchId: number,
  { isForced, now, why, deed }: Withdrawal,
): Promise<void> {
  // Again if a slot was booked meanwhile. Interviews first, as whoever moves one locks it while
  // they wait for a slot.
  do {
    const change = { cancelReason: why, updatedAt: now }
    const planned = await queries.cancelOpenInterviews(tx, researchId, change)
    must(planned === 0 || isForced, 'INTERVIEWS_PLANNED', {
      message:
        planned === 1
          ? `One interview is planned for this project. ${deed} cancels it.`
          : `${planned} interviews are planned for this project. ${deed} cancels them.`,
      data: { planned },
    })
  } while (await dropAllSlots(tx, researchId))
}

/**
 * All their interviews go with them: whoever waits for one is told before it is gone, also who booked
 * while the others were told.
 */
export async function cancelInterviewsOfOwner(deps: Deps, tx: Db, ownerId: number): Promise<void> {
  do {
    for (const interview of await queries.lockUnsettledOf(tx, ownerId)) {
      if (isOpen(interview))
        await cancelInterview(deps, tx, interview, 'researcher', 'The study was withdrawn.')
      await tell(deps, tx, { ...interview, untold: true })
    }
  } while (await dropSlotsOfOwner(tx, ownerId))
}
