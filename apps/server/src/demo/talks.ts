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
import { capture, isNoted, notesOf, openTalk, saidAt, type Talk, transcriptOf } from './said.ts'
import type { Hour, Study } from './study.ts'
import { SAMPLE_CALLER } from './study.ts'

const minutesAfter = (moment: Date, minutes: number) =>
  new Date(moment.getTime() + minutes * 60_000)

export type Booking = { invitationId: number; at: Hour; bookedDay: number }

/** Returns the interview's id. */
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
    if (!slot) throw new Error('the sample slot is not offered')
    await book(deps, { invitationId, researchId, isAdmin: false }, slot.slotId)
    const interview = await lockOpenInterviewOf(deps.db, invitationId)
    if (!interview) throw new Error('the sample slot was not booked')
    return interview.id
  })
}

export const confirmTalk = ({ past, actor }: Study, interviewId: number, day: number) =>
  past.at(past.day(day, 8), (deps) => {
    const link = `https://meet.example/wattle-sample-${interviewId}`
    return confirm(deps, actor, SAMPLE_CALLER, interviewId, { link })
  })

/** Sends the reminder emails on time. Returns the interview's times. */
async function remindOf({ past, actor }: Study, interviewId: number) {
  const meeting = await past.at(past.minutesAgo(0), (deps) => ownMeeting(deps, actor, interviewId))
  for (const minutes of [24 * 60 - 5, 55]) {
    const moment = minutesAfter(meeting.startTime, -minutes)
    await past.at(moment, async ({ enqueueSoon }) => enqueueSoon('interview.sweep'))
  }
  return meeting
}

/** The participant doesn't turn up, so there are no notes. */
export async function missTalk(study: Study, interviewId: number): Promise<void> {
  const { past, actor } = study
  const { startTime } = await remindOf(study, interviewId)
  await past.at(minutesAfter(startTime, 20), (deps) =>
    markNoShow(deps, actor, SAMPLE_CALLER, interviewId),
  )
}

/**
 * The researcher asks, listens and captures. Afterwards they import the transcript and capture
 * more.
 */
export async function holdTalk(study: Study, interviewId: number, talk: Talk): Promise<void> {
  const { past, actor } = study
  const { startTime, endTime } = await remindOf(study, interviewId)
  await askConsents(study, interviewId, talk, startTime)
  const room = await past.at(startTime, (deps) => openTalk(deps, actor, interviewId))
  const noted = talk.captures.filter((said) => isNoted(talk, said))
  for (const said of noted) {
    const moment = new Date(startTime.getTime() + saidAt(talk, said))
    await past.at(moment, (deps) => capture(deps, actor, room, talk, said))
  }
  await past.at(endTime, async (deps) => {
    await saveNotes(deps, actor, interviewId, notesOf(room, talk))
    deps.enqueueSoon('interview.sweep')
  })
  if (talk.transcript.length === 0) return
  await past.at(minutesAfter(endTime, 90), async (deps) => {
    await saveTranscript(deps, actor, interviewId, transcriptOf(talk))
    for (const said of talk.captures)
      if (!noted.includes(said)) await capture(deps, actor, room, talk, said)
  })
}

async function askConsents(
  { past, actor }: Study,
  interviewId: number,
  { consents }: Talk,
  startTime: Date,
): Promise<void> {
  for (const [at, [kind, answer]] of Object.entries(consents).entries()) {
    const seconds = 70 + at * 15
    await past.at(new Date(startTime.getTime() + seconds * 1000), (deps) =>
      recordInRoom(deps, actor, interviewId, { kind: kind as ConsentTextKind, answer, seconds }),
    )
  }
}
