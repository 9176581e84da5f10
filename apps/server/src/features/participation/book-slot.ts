import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { keyHashOf } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict, retryStatementOnConflict } from '#db/retry-on-conflict.ts'
import { ignoreUniqueViolation } from '#db/unique-violation.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { listSlotsFor, mustBeSlotOf } from '#features/calendar/service.ts'
import { answerAttendance } from '#features/interview/answer-attendance.ts'
import { cancelInterview, lockOpenInterviewOf, moveInterview } from '#features/interview/service.ts'
import { NO_UNDO, undoWindow } from '#features/interview/undo-change.ts'
import { JsonReply } from '#json-reply.ts'
import { limitConcurrency } from '#semaphore.ts'
import * as bookingQueries from './booking-queries.ts'
import type { Invitation } from './queries.ts'
import { isFull, markPlaceWanted } from './quota-queries.ts'
import type { Respondent } from './respondent-token.ts'
import {
  earliestStart,
  isOnPanel,
  mustBeAllowedToBook,
  mustBeOursToSchedule,
  mustHaveRequiredConsent,
  type Participation,
} from './rules.ts'
import { openInvitation, openWithSlots } from './service.ts'

const TOO_SOON = `is less than ${BOOKING_NOTICE_HOURS} hours away`

/** The participant who gets the slot, and whether an admin books it for them. */
type Booker = {
  invitationId: number
  researchId: number
  isAdmin: boolean
  /** False for people who left the panel: they can cancel their interview but not move it. */
  canMove?: boolean
  timeZone?: string | undefined
  /** If set, an admin can undo the booking until then. */
  undoUntil?: Date | null
} & Partial<Pick<Participation, 'requires' | 'agreed'>>

/** Free slots that can still be booked, and the participant's own slot. */
export const listBookable = (deps: Deps, booker: Booker) =>
  listSlotsFor(deps.db, booker, earliestStart(deps, booker))

/**
 * The slots for the participant's own page. The database builds the JSON to save time, because this
 * is the most frequent call. Whether a study is full is a separate query, because most studies have
 * no quotas.
 */
export async function listOwnSlots(deps: Deps, actor: Respondent, hash: string) {
  const from = earliestStart(deps, { isAdmin: false })
  const { slots, ...invitation } = await openWithSlots(deps, actor, hash, from)
  const booker = asBooker(deps, invitation)
  const { id, hasQuotas, interviewStatus } = invitation
  if (hasQuotas && interviewStatus === null && (await isFull(deps.db, id)))
    return noTimes(deps, booker)
  if (!booker.canMove) {
    const own = (await listBookable(deps, booker)).filter(({ selected }) => selected)
    return own.map((slot) => ({ ...slot, canMove: false }))
  }
  return slots === '[]' ? noTimes(deps, booker) : new JsonReply(slots)
}

/**
 * The participant's page promises an email once there are times, so this records that they're
 * waiting.
 */
async function noTimes({ db, now }: Deps, { invitationId }: Booker): Promise<[]> {
  await markPlaceWanted(db, invitationId, now())
  return []
}

export const bookerOf = async (deps: Deps, actor: Respondent, hash: string) =>
  asBooker(deps, await openInvitation(deps, actor, hash))

function asBooker(deps: Deps, invitation: Invitation) {
  mustBeAllowedToBook(invitation, deps.now())
  const { id, researchId, requires, agreed } = invitation
  const canMove = isOnPanel(invitation)
  return { invitationId: id, researchId, isAdmin: false, canMove, requires, agreed }
}

type Change = bookingQueries.Booking & { startBefore?: Date }

/**
 * Books a slot. A participant has at most one, so booking another frees the first. If that fails,
 * nothing changes. `record` runs in the same transaction, unless the participant already had the
 * slot.
 */
export async function book(
  deps: Deps,
  booker: Booker,
  slotId: number,
  record: (tx: Db, change: Change) => Promise<void> = async () => {},
) {
  const { researchId, invitationId, undoUntil = null } = booker
  const request = {
    slotId,
    invitationId,
    researchId,
    earliest: earliestStart(deps, booker),
    now: deps.now(),
    timeZone: null,
    ...undoWindow(undoUntil, 'team', null),
  }
  const booking = await retryOnConflict(deps.db, async (tx) => {
    // If the participant makes two first bookings at once, the unique index rejects the second, and
    // we treat it as a move.
    const first = await tx
      .transaction((savepoint) => bookWithRetry(savepoint, bookingQueries.bookFirstSlot, request))
      .catch(ignoreUniqueViolation)
    const { isSame, ...change } = first
      ? { ...first, isSame: false }
      : await rebook(deps, tx, booker, slotId)
    if (!isSame) await record(tx, change)
    return change
  })
  deps.enqueueSoon('interview.sweep', undoUntil)
  return { ...bookedSlot(slotId, booking), researchId }
}

const bookedSlot = (slotId: number, { id, startTime, endTime }: bookingQueries.Booking) => ({
  slotId,
  startTime,
  endTime,
  available: false,
  selected: true,
  interviewId: id,
})

export async function bookOwnSlot(
  deps: Deps,
  actor: Respondent,
  { hash, slotId }: { hash: string; slotId: number },
  timeZone: string | undefined,
) {
  try {
    const booking =
      (await bookByKey(deps, actor, keyHashOf(hash), slotId, timeZone)) ??
      (await bookAnother(deps, { ...(await bookerOf(deps, actor, hash)), timeZone }, slotId))
    deps.enqueueSoon('interview.sweep')
    return bookedSlot(slotId, booking)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // If the participant has been deleted in the meantime, `bookerOf` throws an error that says so.
    if (error.code === 'SLOT_TAKEN') await bookerOf(deps, actor, hash)
    if (error.code === 'QUOTA_FULL') await markPlaceWanted(deps.db, actor.invitationId, deps.now())
    throw error
  }
}

/**
 * Makes a first booking in one round trip. Returns undefined if the participant has booked before
 * or isn't allowed to book.
 */
function bookByKey(
  deps: Deps,
  { invitationId }: Respondent,
  keyHash: Buffer,
  slotId: number,
  timeZone: string | undefined,
) {
  const { db } = deps
  const request = {
    slotId,
    invitationId,
    keyHash,
    earliest: earliestStart(deps, { isAdmin: false }),
    now: deps.now(),
    timeZone: timeZone ?? null,
    ...NO_UNDO,
  }
  return limitConcurrency(db, slotId, async (hasWaited) => {
    // Someone else has most likely taken the slot while we waited. This checks without locking the
    // row.
    if (hasWaited) must(!(await bookingQueries.isTaken(db, request)), 'SLOT_TAKEN')
    return retryStatementOnConflict(() =>
      bookWithRetry(db, bookingQueries.bookFirstSlotByKey, request),
    ).catch(ignoreUniqueViolation)
  })
}

const MOST_TRIES = 5

type Statements<Request> = {
  withoutQuotas(db: Db, request: Request): Promise<bookingQueries.Booking | undefined>
  withQuotas(db: Db, request: Request): Promise<bookingQueries.GatedBooking>
}

/**
 * Tries the statement for studies without quotas first, because most have none. Returns undefined
 * if neither statement can book.
 */
async function bookWithRetry<Request>(db: Db, book: Statements<Request>, request: Request) {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const booking = await book.withoutQuotas(db, request)
    if (booking) return booking
    const gated = await book.withQuotas(db, request)
    must(gated.gate !== 'FULL', 'QUOTA_FULL')
    if (gated.gate !== 'CHANGED') return gated.booking
  }
  throw new AppError('QUOTA_FULL')
}

const bookAnother = (deps: Deps, booker: Booker, slotId: number) =>
  retryOnConflict(deps.db, (tx) => rebook(deps, tx, booker, slotId))

async function rebook(
  deps: Deps,
  tx: Db,
  booker: Booker,
  slotId: number,
): Promise<Change & { isSame: boolean }> {
  // Locks the invitation before the interview. Deleting a person locks both in the same order, so
  // the two calls can't deadlock.
  if (booker.timeZone) await bookingQueries.updateTimeZone(tx, booker.invitationId, booker.timeZone)
  const interview = await lockOpenInterviewOf(tx, booker.invitationId)
  if (interview?.slotId === slotId) return { ...interview, isSame: true }
  must(booker.canMove !== false, 'LEFT_PANEL')
  const earliest = earliestStart(deps, booker)
  const why = booker.isAdmin ? undefined : TOO_SOON
  await mustBeSlotOf(tx, booker.researchId, slotId, earliest, why)
  if (booker.isAdmin) mustBeOursToSchedule(interview?.status ?? null)
  if (!interview) mustHaveRequiredConsent(booker)
  must(interview, 'SLOT_TAKEN')
  must(interview.startTime >= earliest, 'TOO_LATE_TO_CHANGE')
  const window = undoWindow(booker.undoUntil ?? null, 'team', interview)
  const moved = await moveInterview(deps, tx, interview, slotId, earliest, window)
  return { ...moved, startBefore: interview.startTime, isSame: false }
}

export async function saveAttendance(
  deps: Deps,
  actor: Respondent,
  hash: string,
  coming: boolean,
): Promise<{ coming: boolean }> {
  const { id } = await openInvitation(deps, actor, hash)
  await retryOnConflict(deps.db, (tx) => answerAttendance(deps, tx, id, coming))
  if (!coming) deps.enqueueSoon('interview.sweep')
  return { coming }
}

export async function cancelBooking(deps: Deps, booker: Booker): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await lockOpenInterviewOf(tx, booker.invitationId)
    if (!interview) return
    must(interview.startTime >= earliestStart(deps, booker), 'TOO_LATE_TO_CHANGE')
    await cancelInterview(deps, tx, interview, 'respondent', 'The participant cancelled.')
  })
  deps.enqueueSoon('interview.sweep')
}
