import { isCancelled, OPEN_INTERVIEWS, occupiesSlot } from '@wattle/contract/interview-status'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { InterviewUndo } from '#db/schema/interviews.ts'
import { ignoreUniqueViolation } from '#db/unique-violation.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { removeEvent } from '#features/calendar/connect-google.ts'
import { freeSlot, moveBookedSlot, takeSlot } from '#features/calendar/service.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'

export async function undoByResearcher(
  deps: Deps,
  actor: SignedIn,
  id: number,
): Promise<undefined> {
  const unneededEventId = await retryOnConflict(deps.db, async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    must(interview?.ownerId === actor.userId, 'NOT_FOUND')
    const before = await restore(deps, tx, interview, 'researcher')
    return before?.calendarEventId ? null : interview.calendarEventId
  })
  if (unneededEventId) await removeEvent(deps, actor.userId, unneededEventId)
}

export async function undoByAdmin(deps: Deps, id: number, by?: AdminActor): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    await restore(deps, tx, interview, 'team')
    await recordAdminAction(deps, tx, by, 'ACTION_UNDONE', { interview: String(id) })
  })
}

/**
 * Restores the interview and its slot as they were before the change. Throws if someone else has
 * taken the slot or the study's last place.
 */
async function restore(
  deps: Deps,
  tx: Db,
  interview: queries.InterviewRow,
  by: 'researcher' | 'team',
) {
  const { id, undo, announceAfter, slotId } = interview
  must(undo?.by === by && announceAfter && announceAfter > deps.now(), 'TOO_LATE_TO_UNDO')
  const { before } = undo
  if (!before) {
    await queries.deleteInterview(tx, id)
    await freeSlot(tx, slotId)
    return before
  }
  const { untold: unannounced, ...stored } = before
  if (isCancelled(interview)) await hooks().mustHaveRoomAgain(tx, interview)
  const change = {
    ...stored,
    unannounced,
    ...(await restoreSlot(tx, interview, before)),
    linkMailedFor: before.linkMailedFor ? new Date(before.linkMailedFor) : null,
    cancelledBy: null,
    cancelReason: null,
    announceAfter: null,
    updatedAt: deps.now(),
  }
  await queries.updateInterview(tx, id, change).catch((error) => {
    ignoreUniqueViolation(error)
    // The participant has booked another slot since, which they keep.
    throw new AppError('TOO_LATE_TO_UNDO')
  })
  await hooks().settlePayments(tx, [id], { now: deps.now(), userId: null })
  return before
}

/**
 * Restores the slot only if it still starts at the same time, because the researcher may have moved
 * it.
 */
async function restoreSlot(
  tx: Db,
  interview: queries.InterviewRow,
  before: { slotId: number; startTime: string },
) {
  const { slotId, researchId, invitationId, startTime, endTime } = interview
  const hasSlot = occupiesSlot(interview)
  if (hasSlot && slotId === before.slotId) {
    if (startTime.toISOString() === before.startTime) return { startTime, endTime }
    // Our team moved the slot along with the interview, so move it back too.
    const start = new Date(before.startTime)
    const length = endTime.getTime() - startTime.getTime()
    const hours = { startTime: start, endTime: new Date(start.getTime() + length) }
    await moveBookedSlot(tx, slotId, hours)
    return hours
  }
  if (hasSlot) await freeSlot(tx, slotId)
  const slot = await takeSlot(tx, before.slotId, researchId, invitationId, new Date(0))
  must(slot.startTime.toISOString() === before.startTime, 'SLOT_TAKEN')
  return { startTime: slot.startTime, endTime: slot.endTime }
}

/**
 * When we email people about a change (`announceAfter`), and what to restore if it's undone before
 * that.
 */
export type UndoWindow = Pick<queries.InterviewRow, 'announceAfter' | 'undo'>

export const NO_UNDO: UndoWindow = { announceAfter: null, undo: null }

/**
 * The fields to store with a change that can be undone until `until`. `interview` is the interview
 * before the change, or null for a new booking.
 */
export function undoWindow(
  until: Date | null,
  by: InterviewUndo['by'],
  interview: queries.InterviewRow | null,
): UndoWindow {
  return until
    ? { announceAfter: until, undo: { by, before: interview && stateOf(interview) } }
    : NO_UNDO
}

function stateOf(interview: queries.InterviewRow): InterviewUndo['before'] {
  const status = OPEN_INTERVIEWS.find((open) => open === interview.status)
  must(status, 'INTERVIEW_NOT_OPEN')
  return {
    status,
    slotId: interview.slotId,
    startTime: interview.startTime.toISOString(),
    link: interview.link,
    calendarEventId: interview.calendarEventId,
    calendarSequence: interview.calendarSequence,
    icsSequence: interview.icsSequence,
    linkMailedFor: interview.linkMailedFor?.toISOString() ?? null,
    untold: interview.unannounced,
    announcedStatus: interview.announcedStatus,
  }
}
