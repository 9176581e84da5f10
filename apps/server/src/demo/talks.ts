import { getRoom, saveNotes } from '#features/interview/open-room.ts'
import {
  confirm,
  getMyCalendar,
  lockOpenInterviewOf,
  ownMeeting,
} from '#features/interview/service.ts'
import { book } from '#features/participation/book-slot.ts'
import type { Hour, Study } from './study.ts'
import { SAMPLE_CALLER } from './study.ts'

const MINUTE_MS = 60_000

/** What people said, so that a room that is opened again has something to read. */
const NOTES = [
  'Last time was on Thursday. Started well and then gave up half-way.',
  'Has tried two other ways and stayed with neither. “It took longer than doing it by hand.”',
  'Costs about an hour a week, and a row at home now and then.',
  'Would talk again. Knows two more people with the same trouble.',
]

export type Booking = { invitationId: number; at: Hour; bookedDay: number }

/** Gives back the number of the interview. */
export async function bookHour(
  { past, actor, researchId }: Study,
  { invitationId, at, bookedDay }: Booking,
): Promise<number> {
  const start = past.day(at.day, at.hour).getTime()
  return past.at(past.day(bookedDay, 20), async (deps) => {
    const { slots } = await getMyCalendar(deps, actor, SAMPLE_CALLER)
    const slot = slots.find(
      (one) => one.startTime.getTime() === start && one.researchId === researchId,
    )
    if (!slot) throw new Error('the sample hour is not offered')
    await book(deps, { invitationId, researchId, isAdmin: false }, slot.slotId)
    const interview = await lockOpenInterviewOf(deps.db, invitationId)
    if (!interview) throw new Error('the sample hour was not booked')
    return interview.id
  })
}

export const confirmTalk = ({ past, actor }: Study, interviewId: number, day: number) =>
  past.at(past.day(day, 8), (deps) => {
    const link = `https://meet.example/wattle-sample-${interviewId}`
    return confirm(deps, actor, SAMPLE_CALLER, interviewId, { link })
  })

/** The mails before it go out in time, it is held and written up. */
export async function holdTalk({ past, actor }: Study, interviewId: number): Promise<void> {
  const { startTime, endTime } = await past.at(past.minutesAgo(0), (deps) =>
    ownMeeting(deps, actor, interviewId),
  )
  const before = (minutes: number) => new Date(startTime.getTime() - minutes * MINUTE_MS)
  for (const moment of [before(24 * 60 - 5), before(55)]) {
    await past.at(moment, async ({ enqueueSoon }) => enqueueSoon('interview.sweep'))
  }
  await past.at(endTime, async (deps) => {
    const { guide } = await getRoom(deps, actor, SAMPLE_CALLER, interviewId)
    // From the second part on: what they said is about the last time.
    const questions = guide?.parts.slice(1).flatMap((part) => part.questions) ?? []
    const notes = Object.fromEntries(
      NOTES.map((note, at) => [String(questions[at * 3]?.id ?? 'general'), note]),
    )
    await saveNotes(deps, actor, interviewId, notes)
    deps.enqueueSoon('interview.sweep')
  })
}
