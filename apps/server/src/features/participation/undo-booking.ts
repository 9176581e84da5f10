import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import { freeSlot, takeSlot } from '#features/calendar/service.ts'
import { changeInterview, type InterviewRow, lockInterview } from '#features/interview/service.ts'
import type { SignedIn } from '#features/session/service.ts'
import { deleteInterview } from '#features/undo/service.ts'
import { ignoreUniqueViolation } from './book-slot.ts'

/** Returns the calendar event that nobody needs any more, if there is one. */
export async function undoByResearcher(
  deps: Deps,
  actor: SignedIn,
  id: number,
): Promise<string | null> {
  return retryOnConflict(deps.db, async (tx) => {
    const interview = await lockInterview(tx, id)
    must(interview?.ownerId === actor.userId, 'NOT_FOUND')
    const before = await restore(deps, tx, interview, 'researcher')
    return before?.calendarEventId ? null : interview.calendarEventId
  })
}

export async function undoByAdmin(deps: Deps, id: number, by?: OfficeActor): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    await restore(deps, tx, interview, 'office')
    await recordOfficeAct(deps, tx, by, 'ACTION_UNDONE', { interview: String(id) })
  })
}

/** As before the change, with the same slot; nothing changes if someone else has that by now. */
async function restore(deps: Deps, tx: Db, interview: InterviewRow, by: 'researcher' | 'office') {
  const { id, undo, tellAfter, slotId } = interview
  must(undo?.by === by && tellAfter && tellAfter > deps.now(), 'TOO_LATE_TO_UNDO')
  const { before } = undo
  if (!before) {
    await deleteInterview(tx, id)
    await freeSlot(tx, slotId)
    return before
  }
  const change = {
    ...before,
    ...(await restoreSlot(tx, interview, before)),
    linkMailedFor: before.linkMailedFor ? new Date(before.linkMailedFor) : null,
    cancelledBy: null,
    cancelReason: null,
    tellAfter: null,
    updatedAt: deps.now(),
  }
  await changeInterview(tx, id, change).catch((error) => {
    ignoreUniqueViolation(error)
    // They've booked another slot since, and keep it.
    throw new AppError('TOO_LATE_TO_UNDO')
  })
  return before
}

/** Only at the time that people know: its owner may have moved the slot since. */
async function restoreSlot(
  tx: Db,
  interview: InterviewRow,
  before: { slotId: number; startTime: string },
) {
  const { slotId, status, researchId, invitationId, startTime, endTime } = interview
  const hasSlot = status !== 'CANCELLED'
  if (hasSlot && slotId === before.slotId) return { startTime, endTime }
  if (hasSlot) await freeSlot(tx, slotId)
  const slot = await takeSlot(tx, before.slotId, researchId, invitationId, new Date(0))
  must(slot.startTime.toISOString() === before.startTime, 'SLOT_TAKEN')
  return { startTime: slot.startTime, endTime: slot.endTime }
}
