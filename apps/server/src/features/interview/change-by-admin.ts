import { isOpen } from '@wattle/contract/interview-status'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { findUser } from '#features/account/service.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { removeEvent } from '#features/calendar/connect-google.ts'
import {
  findFreeSlotAt,
  listSlotsFor,
  moveBookedSlot,
  mustBeSlotOf,
} from '#features/calendar/service.ts'
import { fillIn } from '#features/email/fill-in-body.ts'
import { handOver } from './hand-over.ts'
import * as queries from './queries.ts'
import { newsForRespondent } from './send-notices.ts'
import { cancelInterview, listedInterview, moveInterview } from './service.ts'
import { undoWindow } from './undo-change.ts'

/**
 * Changes any upcoming interview. `change` returns details for the audit log, which mustn't contain
 * names.
 */
async function changing(
  deps: Deps,
  by: AdminActor,
  id: number,
  until: Date | null,
  change: (tx: Db, interview: queries.InterviewRow) => Promise<Record<string, string> | undefined>,
) {
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    must(isOpen(interview), 'INTERVIEW_NOT_OPEN')
    const details = await change(tx, interview)
    if (details)
      await recordAdminAction(deps, tx, by, 'INTERVIEW_CHANGED', {
        interview: String(id),
        ...details,
      })
  })
  deps.enqueueSoon('interview.sweep', until)
  return listedInterview(deps, id)
}

export const cancelByAdmin = (
  deps: Deps,
  by: AdminActor,
  id: number,
  reason: string,
  until: Date | null,
) =>
  changing(deps, by, id, until, async (tx, interview) => {
    await cancelInterview(deps, tx, interview, 'team', reason, until, by.actor.userId)
    return { change: 'cancelled' }
  })

export async function listSlotsToMoveTo(deps: Deps, id: number) {
  const interview = await queries.findMeeting(deps.db, id)
  must(interview, 'NOT_FOUND')
  const slots = await listSlotsFor(deps.db, interview, deps.now())
  return slots.filter(({ available }) => available)
}

type Change = { reason?: string | undefined } & Target

/** The email that the participant would get about this change. Doesn't change anything. */
export async function previewChange(deps: Deps, id: number, { reason, ...target }: Change) {
  const meeting = await queries.findMeeting(deps.db, id)
  must(meeting, 'NOT_FOUND')
  must(isOpen(meeting), 'INTERVIEW_NOT_OPEN')
  const change =
    reason === undefined
      ? await timesOf(deps, meeting, target)
      : { status: 'CANCELLED' as const, cancelledBy: 'team' as const, cancelReason: reason }
  const email = newsForRespondent(deps, { ...meeting, ...change })
  if (!email) return null
  const { to, subject, html } = email
  return { to, subject, html: fillIn(html, () => 'sample') }
}

async function timesOf(deps: Deps, meeting: queries.Meeting, target: Target) {
  const { slotId, startTime } = await targetOf(deps, deps.db, meeting, target)
  if (slotId === undefined) return { startTime, endTime: endAfterMove(meeting, startTime) }
  const slot = await mustBeSlotOf(deps.db, meeting.researchId, slotId, deps.now())
  return { startTime: slot.startTime, endTime: slot.endTime }
}

const endAfterMove = (interview: queries.InterviewRow, startTime: Date) =>
  new Date(startTime.getTime() + interview.endTime.getTime() - interview.startTime.getTime())

type Target = { slotId?: number | undefined; startTime?: Date | undefined }

/**
 * Moves an interview to another slot. If there's no free slot at the new time, moves its own slot
 * along with it.
 */
export const moveByAdmin = (
  deps: Deps,
  by: AdminActor,
  id: number,
  target: Target,
  until: Date | null,
) =>
  changing(deps, by, id, until, async (tx, interview) => {
    const { slotId, startTime } = await targetOf(deps, tx, interview, target)
    const window = undoWindow(until, 'team', interview)
    const moved =
      slotId === undefined
        ? await moveWithSlot(deps, tx, interview, startTime, window)
        : await moveInterview(deps, tx, interview, slotId, deps.now(), window)
    return {
      change: 'moved',
      start: moved.startTime.toISOString(),
      startBefore: interview.startTime.toISOString(),
    }
  })

type Found = { slotId: number; startTime?: undefined } | { slotId?: undefined; startTime: Date }

async function targetOf(
  deps: Deps,
  tx: Db,
  interview: queries.InterviewRow,
  { slotId, startTime }: Target,
): Promise<Found> {
  const now = deps.now()
  if (slotId !== undefined) {
    await mustBeSlotOf(tx, interview.researchId, slotId, now)
    must(slotId !== interview.slotId, 'SLOT_TAKEN', {
      message: 'The interview is already at that time. Please choose another time.',
    })
    return { slotId }
  }
  const isAhead = startTime && startTime > now
  must(isAhead, 'INVALID_INPUT', { fields: { startTime: 'Please choose a time in the future.' } })
  const free = await findFreeSlotAt(tx, interview.researchId, startTime)
  return free ? { slotId: free.id } : { startTime }
}

async function moveWithSlot(
  deps: Deps,
  tx: Db,
  interview: queries.InterviewRow,
  startTime: Date,
  window: ReturnType<typeof undoWindow>,
): Promise<queries.InterviewRow> {
  const hours = { startTime, endTime: endAfterMove(interview, startTime) }
  await moveBookedSlot(tx, interview.slotId, hours)
  return queries.updateInterview(tx, interview.id, {
    ...hours,
    ...MOVED,
    icsSequence: interview.icsSequence + 1,
    ...window,
    updatedAt: deps.now(),
  })
}

/** The participant's answer was about the old time, so ask again whether they'll come. */
const MOVED = { coming: null, comingAt: null, unannounced: true }

/**
 * Gives an interview to another researcher. Asks them to confirm it, and emails the previous one.
 */
export async function reassign(deps: Deps, by: AdminActor, id: number, userId: number) {
  let before: queries.InterviewRow | undefined
  const reply = await changing(deps, by, id, null, async (tx, interview) => {
    before = undefined
    const user = await findUser(tx, { id: userId })
    must(user && !user.deletedAt, 'NOT_FOUND')
    if (interview.ownerId === userId) return
    must(!(await queries.isBusy(tx, userId, interview)), 'INVALID_INPUT', {
      fields: {
        userId: 'This person has another interview at that time. Please choose someone else.',
      },
    })
    await handOver(deps, tx, interview, userId)
    before = interview
    return { change: 'reassigned', from: String(interview.ownerId), to: String(userId) }
  })
  if (before?.calendarEventId) await removeEvent(deps, before.ownerId, before.calendarEventId)
  return reply
}
