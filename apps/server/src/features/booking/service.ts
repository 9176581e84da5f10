import { BOOKING_NOTICE_HOURS } from '@wattle/contract/screening'
import { fewAtATime } from '#crowd.ts'
import { afterDeadlock, contended } from '#db/contended.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import {
  freeSlot,
  listSlotsFor,
  mustBeHourOf,
  takeSlot,
  writeSlotsFor,
} from '#features/calendar/service.ts'
import {
  cancelInterview,
  changeInterview,
  type InterviewRow,
  lockInterview,
  lockOpenInterviewOf,
  moveInterview,
} from '#features/interview/service.ts'
import { earliestStart, mustBeOursToSchedule } from '#features/participation/rules.ts'
import type { SignedIn } from '#features/session/service.ts'
import { AT_ONCE, deleteInterview, held } from '#features/undo/service.ts'
import { WrittenReply } from '#written-reply.ts'
import * as queries from './queries.ts'

const TOO_SOON = `is less than ${BOOKING_NOTICE_HOURS} hours away`
const UNIQUE_VIOLATION = '23505'

/** Who books: a person in a study, and from which moment on hours may be had. */
export type Booker = {
  invitationId: number
  researchId: number
  isOffice: boolean
  /** False for someone who left the panel: they can only cancel what they booked. */
  canMove?: boolean
  /** From where, if it is the person themselves. */
  timeZone?: string | undefined
  /** Until when it can be taken back, where that is offered. */
  until?: Date | null
}

/** Free hours at least a day ahead, and one's own. */
export async function listBookable(deps: Deps, booker: Booker) {
  const { researchId, invitationId } = booker
  const slots = await listSlotsFor(deps.db, researchId, invitationId, earliestStart(deps, booker))
  return slots.map((slot) => ({
    slotId: slot.id,
    researchId: slot.researchId,
    startTime: slot.startTime,
    endTime: slot.endTime,
    available: slot.bookedBy === null,
    selected: slot.bookedBy === invitationId,
  }))
}

/** The same for the respondent's own page, which asks for it most often, and written by the database. */
export async function listHours(deps: Deps, booker: Booker) {
  const { researchId, invitationId, canMove = true } = booker
  if (!canMove) {
    const own = (await listBookable(deps, booker)).filter(({ selected }) => selected)
    return own.map((slot) => ({ ...slot, canMove }))
  }
  const from = earliestStart(deps, booker)
  return new WrittenReply(await writeSlotsFor(deps.db, researchId, invitationId, from))
}

type Booked = Pick<InterviewRow, 'id' | 'startTime' | 'endTime'> & {
  /** The start before it was moved. */
  startBefore?: Date
}
type Record = (tx: Db, booking: Booked) => Promise<void>

/**
 * One slot at a time: choosing another frees the first, or nothing changes at all. `record` runs in the
 * same transaction, unless the slot was theirs already.
 */
export async function book(
  deps: Deps,
  booker: Booker,
  slotId: number,
  record: Record = async () => {},
) {
  const { researchId, invitationId, until = null } = booker
  const earliest = earliestStart(deps, booker)
  const waiting = held(until, 'office', null)
  const right = { researchId }
  const request = { slotId, invitationId, right, earliest, now: deps.now(), held: waiting }
  const interview = await contended(deps.db, async (tx) => {
    // Two first bookings of one person at once: the constraint refuses the second, which becomes a move.
    const first = await tx
      .transaction((savepoint) => queries.bookFirstSlot(savepoint, request))
      .catch(noneIfTwice)
    const { isSame, ...change } = first
      ? { ...first, isSame: false }
      : await rebook(deps, tx, booker, slotId)
    if (!isSame) await record(tx, change)
    return change
  })
  deps.nudge('interview.sweep', until)
  return booked(booker, slotId, interview)
}

/** Where it isn't a first booking: the slot is taken, or the person has another. */
export async function bookAnother(deps: Deps, booker: Booker, slotId: number) {
  const interview = await contended(deps.db, (tx) => rebook(deps, tx, booker, slotId))
  deps.nudge('interview.sweep', booker.until)
  return booked(booker, slotId, interview)
}

const booked = ({ researchId }: Booker, slotId: number, { id, startTime, endTime }: Booked) => ({
  slotId,
  researchId,
  startTime,
  endTime,
  available: false,
  selected: true,
  interviewId: id,
})

type KeyHolder = { invitationId: number; keyHash: Buffer; timeZone?: string | undefined }

/**
 * The same for who holds the key of a link, in one round trip. Undefined where it is no first booking or
 * is refused: then whoever looks closer knows why.
 */
export async function bookByKey(deps: Deps, holder: KeyHolder, slotId: number) {
  const { invitationId, keyHash, timeZone } = holder
  const earliest = earliestStart(deps, { isOffice: false })
  const right = { keyHash }
  const now = deps.now()
  const request = { slotId, invitationId, right, earliest, now, timeZone, held: AT_ONCE }
  const first = await bookFirst(deps.db, request)
  if (!first) return undefined
  deps.nudge('interview.sweep')
  const { id, startTime, endTime } = first
  return { slotId, startTime, endTime, available: false, selected: true, interviewId: id }
}

/** A few at a time: whoever waited is most likely too late, which is seen without asking for the row. */
const bookFirst = (db: Db, request: Parameters<typeof queries.bookFirstSlot>[1]) =>
  fewAtATime(db, request.slotId, async (hasWaited) => {
    if (hasWaited) must(!(await queries.isTaken(db, request)), 'SLOT_TAKEN')
    return afterDeadlock(() => queries.bookFirstSlot(db, request)).catch(noneIfTwice)
  })

function noneIfTwice(error: { cause?: { code?: string } }): undefined {
  if (error.cause?.code !== UNIQUE_VIOLATION) throw error
}

async function rebook(
  deps: Deps,
  tx: Db,
  booker: Booker,
  slotId: number,
): Promise<Booked & { isSame: boolean }> {
  // The invitation before the interview, in the order of who forgets a person.
  if (booker.timeZone) await queries.updateTimeZone(tx, booker.invitationId, booker.timeZone)
  const interview = await lockOpenInterviewOf(tx, booker.invitationId)
  // Pressed twice: the slot is theirs already.
  if (interview?.slotId === slotId) return { ...interview, isSame: true }
  must(booker.canMove !== false, 'LEFT_PANEL')
  const why = booker.isOffice ? undefined : TOO_SOON
  await mustBeHourOf(tx, booker.researchId, slotId, earliestStart(deps, booker), why)
  if (booker.isOffice) mustBeOursToSchedule(interview?.status ?? null)
  must(interview, 'SLOT_TAKEN')
  mustBeChangeable(deps, booker, interview.startTime)
  const waiting = held(booker.until ?? null, 'office', interview)
  const earliest = earliestStart(deps, booker)
  const moved = await moveInterview(deps, tx, interview, slotId, earliest, waiting)
  return { ...moved, startBefore: interview.startTime, isSame: false }
}

export async function cancelBooking(deps: Deps, booker: Booker): Promise<undefined> {
  await contended(deps.db, async (tx) => {
    const interview = await lockOpenInterviewOf(tx, booker.invitationId)
    if (!interview) return
    mustBeChangeable(deps, booker, interview.startTime)
    await cancelInterview(deps, tx, interview, 'respondent', 'The participant cancelled.')
  })
  deps.nudge('interview.sweep')
}

function mustBeChangeable(deps: Deps, booker: Booker, startTime: Date): void {
  must(startTime >= earliestStart(deps, booker), 'TOO_LATE_TO_CHANGE')
}

/** The event that was made for what is taken back, for nobody needs it now. */
export async function undoByResearcher(
  deps: Deps,
  actor: SignedIn,
  id: number,
): Promise<string | null> {
  return contended(deps.db, async (tx) => {
    const interview = await lockInterview(tx, id)
    must(interview?.ownerId === actor.userId, 'NOT_FOUND')
    const before = await putBack(deps, tx, interview, 'researcher')
    return before?.calendarEventId ? null : interview.calendarEventId
  })
}

export async function undoByOffice(deps: Deps, id: number, by?: OfficeActor): Promise<undefined> {
  await contended(deps.db, async (tx) => {
    const interview = await lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    await putBack(deps, tx, interview, 'office')
    await recordOfficeAct(deps, tx, by, 'ACTION_UNDONE', { interview: String(id) })
  })
}

/** As it was before the change, its hour included; or nothing changes, as someone may have that now. */
async function putBack(deps: Deps, tx: Db, interview: InterviewRow, by: 'researcher' | 'office') {
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
    ...(await hourAgain(tx, interview, before)),
    linkMailedFor: before.linkMailedFor ? new Date(before.linkMailedFor) : null,
    cancelledBy: null,
    cancelReason: null,
    tellAfter: null,
    updatedAt: deps.now(),
  }
  await changeInterview(tx, id, change).catch((error) => {
    noneIfTwice(error)
    // They have chosen another hour since, which nobody takes from them.
    throw new AppError('TOO_LATE_TO_UNDO')
  })
  return before
}

type Before = { slotId: number; startTime: string }

/** The very hour that people were told of, or none. */
async function hourAgain(tx: Db, interview: InterviewRow, before: Before) {
  const { slotId, status, researchId, invitationId, startTime, endTime } = interview
  const hasOne = status !== 'CANCELLED'
  if (hasOne && slotId === before.slotId) return { startTime, endTime }
  if (hasOne) await freeSlot(tx, slotId)
  const slot = await takeSlot(tx, before.slotId, researchId, invitationId, new Date(0))
  must(slot?.startTime.toISOString() === before.startTime, 'SLOT_TAKEN')
  return { startTime: slot.startTime, endTime: slot.endTime }
}
