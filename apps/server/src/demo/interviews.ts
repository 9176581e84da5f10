import type { ConsentTextKind } from '@wattle/contract/consent'
import { saveTranscript } from '#features/findings/import-transcript.ts'
import { saveNotes } from '#features/interview/open-room.ts'
import { markNoShow } from '#features/interview/record-outcome.ts'
import {
  confirm,
  getMyCalendar,
  lockOpenInterviewOf,
  ownMeeting,
} from '#features/interview/service.ts'
import { book } from '#features/participation/book-slot.ts'
import { recordInRoom } from '#features/participation/record-consent.ts'
import {
  capture,
  capturedAt,
  isNoted,
  notesOf,
  openRoom,
  type SampleInterview,
  transcriptOf,
} from './sample-interview.ts'
import type { SlotTime, Study } from './study.ts'
import { SAMPLE_CALLER } from './study.ts'

const minutesAfter = (moment: Date, minutes: number) =>
  new Date(moment.getTime() + minutes * 60_000)

export type Booking = { invitationId: number; at: SlotTime; bookedDay: number }

export async function bookSlot(
  { past, actor, researchId }: Study,
  { invitationId, at, bookedDay }: Booking,
): Promise<number> {
  const start = past.day(at.day, at.hour).getTime()
  return past.at(past.day(bookedDay, 20), async (deps) => {
    const { slots } = await getMyCalendar(deps, actor, SAMPLE_CALLER)
    const slot = slots.find(
      (one) => one.startTime.getTime() === start && one.researchId === researchId,
    )
    if (!slot) throw new Error('the sample slot is not offered')
    await book(deps, { invitationId, researchId, isAdmin: false }, slot.slotId)
    const interview = await lockOpenInterviewOf(deps.db, invitationId)
    if (!interview) throw new Error('the sample slot was not booked')
    return interview.id
  })
}

export const confirmInterview = ({ past, actor }: Study, interviewId: number, day: number) =>
  past.at(past.day(day, 8), (deps) => {
    const link = `https://meet.example/wattle-sample-${interviewId}`
    return confirm(deps, actor, SAMPLE_CALLER, interviewId, { link })
  })

/** Sends each reminder when it's due. Returns the interview. */
async function remindOf({ past, actor }: Study, interviewId: number) {
  const meeting = await past.at(past.minutesAgo(0), (deps) => ownMeeting(deps, actor, interviewId))
  for (const minutes of [24 * 60 - 5, 55]) {
    const moment = minutesAfter(meeting.startTime, -minutes)
    await past.at(moment, async ({ enqueueSoon }) => enqueueSoon('interview.sweep'))
  }
  return meeting
}

/** Marks the interview as a no-show 20 minutes after its start. There are no notes. */
export async function missInterview(study: Study, interviewId: number): Promise<void> {
  const { past, actor } = study
  const { startTime } = await remindOf(study, interviewId)
  await past.at(minutesAfter(startTime, 20), (deps) =>
    markNoShow(deps, actor, SAMPLE_CALLER, interviewId),
  )
}

/**
 * Conducts the interview as the researcher would: takes notes and captures quotes during the call,
 * then imports the transcript and captures more quotes from it.
 */
export async function conductInterview(
  study: Study,
  interviewId: number,
  interview: SampleInterview,
): Promise<void> {
  const { past, actor } = study
  const { startTime, endTime } = await remindOf(study, interviewId)
  await askConsents(study, interviewId, interview, startTime)
  const room = await past.at(startTime, (deps) => openRoom(deps, actor, interviewId))
  const noted = interview.captures.filter((captured) => isNoted(interview, captured))
  for (const captured of noted) {
    const moment = new Date(startTime.getTime() + capturedAt(interview, captured))
    await past.at(moment, (deps) => capture(deps, actor, room, interview, captured))
  }
  await past.at(endTime, async (deps) => {
    await saveNotes(deps, actor, interviewId, notesOf(room, interview))
    deps.enqueueSoon('interview.sweep')
  })
  if (interview.transcript.length === 0) return
  await past.at(minutesAfter(endTime, 90), async (deps) => {
    await saveTranscript(deps, actor, interviewId, transcriptOf(interview))
    for (const captured of interview.captures)
      if (!noted.includes(captured)) await capture(deps, actor, room, interview, captured)
  })
}

async function askConsents(
  { past, actor }: Study,
  interviewId: number,
  { consents }: SampleInterview,
  startTime: Date,
): Promise<void> {
  for (const [at, [kind, answer]] of Object.entries(consents).entries()) {
    const seconds = 70 + at * 15
    await past.at(new Date(startTime.getTime() + seconds * 1000), (deps) =>
      recordInRoom(deps, actor, interviewId, { kind: kind as ConsentTextKind, answer, seconds }),
    )
  }
}
