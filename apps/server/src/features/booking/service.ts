import { BOOKING_NOTICE_HOURS } from '@wattle/contract/screening'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { listSlotsFor } from '#features/calendar/service.ts'
import {
  bookFirstSlot,
  cancelInterview,
  lockOpenInterviewOf,
  moveInterview,
} from '#features/interview/service.ts'

const NOTICE_MS = BOOKING_NOTICE_HOURS * 3_600_000
const UNIQUE_VIOLATION = '23505'

/** Who books: a person in a study, and from which moment on hours may be had. */
export type Booker = { invitationId: number; researchId: number; isOffice: boolean }

/** Free hours at least a day ahead, and one's own. */
export async function listBookable(deps: Deps, booker: Booker) {
  const { researchId, invitationId } = booker
  const slots = await listSlotsFor(deps.db, researchId, invitationId, earliestFor(deps, booker))
  return slots.map((slot) => ({
    slotId: slot.id,
    researchId: slot.researchId,
    startTime: slot.startTime,
    endTime: slot.endTime,
    available: slot.bookedBy === null,
    selected: slot.bookedBy === invitationId,
  }))
}

/** One hour at a time: choosing another frees the first, or nothing changes at all. */
export async function book(deps: Deps, booker: Booker, slotId: number) {
  const { researchId, invitationId } = booker
  const earliest = earliestFor(deps, booker)
  const request = { slotId, researchId, invitationId, earliest, now: deps.now() }
  // A person who books two hours at the same moment meets the constraint; the second is a change.
  const first = await bookFirstSlot(deps.db, request).catch(noneIfTwice)
  const booked = first ?? (await rebook(deps, booker, slotId))
  deps.nudge('interview.sweep')
  const { startTime, endTime } = booked
  return { slotId, researchId, startTime, endTime, available: false, selected: true }
}

function noneIfTwice(error: { cause?: { code?: string } }): undefined {
  if (error.cause?.code !== UNIQUE_VIOLATION) throw error
}

async function rebook(deps: Deps, booker: Booker, slotId: number) {
  return deps.db.transaction(async (tx) => {
    const interview = await lockOpenInterviewOf(tx, booker.invitationId)
    must(interview, 'SLOT_TAKEN')
    // Pressed twice: the same hour is theirs already.
    if (interview.slotId === slotId) return interview
    mustBeChangeable(deps, booker, interview.startTime)
    return moveInterview(deps, tx, interview, slotId, earliestFor(deps, booker))
  })
}

export async function cancelBooking(deps: Deps, booker: Booker): Promise<undefined> {
  await deps.db.transaction((tx) => cancelWithin(deps, tx, booker, 'The participant cancelled.'))
  deps.nudge('interview.sweep')
}

/** Also for those who leave the panel with an interview ahead. */
export async function cancelWithin(deps: Deps, tx: Db, booker: Booker, reason: string) {
  const interview = await lockOpenInterviewOf(tx, booker.invitationId)
  if (!interview) return
  mustBeChangeable(deps, booker, interview.startTime)
  await cancelInterview(deps, tx, interview, booker.isOffice ? 'office' : 'respondent', reason)
}

/** The office may do at short notice what a respondent may not. */
const earliestFor = ({ now }: Deps, { isOffice }: Booker): Date =>
  new Date(now().getTime() + (isOffice ? 0 : NOTICE_MS))

function mustBeChangeable(deps: Deps, booker: Booker, startTime: Date): void {
  must(startTime >= earliestFor(deps, booker), 'TOO_LATE_TO_CHANGE')
}
