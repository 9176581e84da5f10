import type { SignedIn } from '#caller.ts'
import { saveReminders } from '#features/campaign/send-reminders.ts'
import { updateDistribution } from '#features/campaign/service.ts'
import { notifyResearcher } from '#features/interview/service.ts'
import { cancelBooking } from '#features/participation/book-slot.ts'
import { BRIEFS } from './briefs.ts'
import { bookSlot, conductInterview, confirmInterview, missInterview } from './interviews.ts'
import type { Past } from './past.ts'
import { type SampleProject, startProject } from './projects.ts'
import { addUntested, linkQuestions, QUOTES_INTERVIEW } from './quotes-on-time.ts'
import {
  collectAnswers,
  fromDay,
  inviteFor,
  launch,
  offerSlots,
  type Study,
  sendBatch,
  slotTimes,
} from './study.ts'

/** Skips some times, because no one is free at the same times every day. */
const SLOTS_AHEAD = slotTimes(1, 9, [9, 11, 14, 16]).filter(
  ({ day, hour }) => ![1, 4].includes((day + hour) % 5),
)

export async function startInterviewing(
  past: Past,
  actor: SignedIn,
  project: SampleProject,
  day: number,
): Promise<Study> {
  const researchId = await startProject(past, actor, project, 'CONDUCTING_INTERVIEW', day)
  return { past, actor, researchId }
}

/** The day the running study's first invitations went out. */
export const RUNNING_SINCE = -12

/**
 * A running study with one interview conducted, a no-show, a cancellation and three upcoming
 * interviews. Our team raised the maximum number of invitations two hours ago. Returns the id of
 * its distribution.
 */
export async function addRunningStudy(past: Past, actor: SignedIn): Promise<number> {
  const project = {
    name: 'Quotes on time',
    idea: 'Plumbers lose jobs because quotes go out days late. An app makes a quote from a photo and a few words.',
    brief: BRIEFS.quotes,
    edits: { GUIDE_GENERATION: linkQuestions },
  }
  const study = await startInterviewing(past, actor, project, -15)
  await offerSlots(study, -13, slotTimes(-9, -1, [9, 14]))
  await launch(study, -13)
  const id = await inviteFor(study, {
    studyTitle: 'How small trades quote',
    studyDescription: 'We want to learn how people in the trades prepare a quote for a customer.',
    conductingPeriod: 'This week and next',
    estimatedTime: '25 to 30 minutes by video',
    incentive: 'An $80 gift card',
    oneTimeNumber: 25,
    maxNumber: 100,
    startDay: RUNNING_SINCE,
    lastDay: 18,
  })
  const when = fromDay(past, RUNNING_SINCE)
  const turnout = { from: 0, to: 100, opened: 29, when, isMixed: true }
  const [conducted, missed, cancelled, ...others] = await collectAnswers(study, id, turnout)
  await past.at(past.day(-7, 10), (deps) => saveReminders(deps, id))
  await conductPastInterviews(study, [conducted ?? 0, missed ?? 0, cancelled ?? 0])
  await offerSlots(study, -4, SLOTS_AHEAD)
  await bookUpcomingInterviews(study, others)
  await past.at(past.minutesAgo(140), (deps) =>
    updateDistribution(deps, { distributionId: id, maxNumber: 200, status: 'IN_PROGRESS' }),
  )
  for (const minutes of [80, 20]) await sendBatch(past, past.minutesAgo(minutes))
  const sinceThen = (at: number) => past.minutesAgo(70 - at * 6)
  const lately = { from: 100, to: 150, opened: 17, when: sinceThen, isMixed: true }
  await collectAnswers(study, id, lately)
  return id
}

async function conductPastInterviews(
  study: Study,
  people: [number, number, number],
): Promise<void> {
  const { past } = study
  const [conducted, missed, cancelled] = people
  const book = (invitationId: number, day: number) =>
    bookSlot(study, { invitationId, at: { day, hour: 14 }, bookedDay: -10 })
  const first = await book(conducted, -6)
  const second = await book(missed, -5)
  await book(cancelled, -4)
  await confirmInterview(study, first, -9)
  await confirmInterview(study, second, -9)
  await past.at(past.day(-8, 19), (deps) =>
    cancelBooking(deps, {
      invitationId: cancelled,
      researchId: study.researchId,
      isAdmin: false,
    }),
  )
  await conductInterview(study, first, QUOTES_INTERVIEW)
  await past.at(past.day(-6, 20), (deps) => addUntested(deps, study))
  await missInterview(study, second)
}

/**
 * Books three interviews: one confirmed, one the researcher has been notified about, and one that's
 * only planned.
 */
async function bookUpcomingInterviews(study: Study, people: number[]): Promise<void> {
  const upcoming = [
    { day: 1, hour: 9 },
    { day: 2, hour: 11 },
    { day: 6, hour: 14 },
  ]
  const planned: number[] = []
  for (const [at, slot] of upcoming.entries()) {
    const invitationId = people[at] ?? 0
    planned.push(await bookSlot(study, { invitationId, at: slot, bookedDay: -3 }))
  }
  await confirmInterview(study, planned[0] ?? 0, -2)
  await study.past.at(study.past.day(-2, 9), (deps) => notifyResearcher(deps, planned[1] ?? 0))
}

/** A study that our team paused while its researcher is away. */
export async function addPausedStudy(past: Past, actor: SignedIn): Promise<void> {
  const project = {
    name: 'Dogs at work',
    idea: 'Dog owners who work all day can’t walk their dogs at lunch time. A neighbour walks them.',
    brief: BRIEFS.dogs,
  }
  const study = await startInterviewing(past, actor, project, -26)
  await offerSlots(study, -25, slotTimes(4, 8, [10, 13]))
  await launch(study, -25)
  const id = await inviteFor(study, {
    studyTitle: 'A day with a dog',
    studyDescription: 'We want to learn how people who keep a dog arrange a working day.',
    conductingPeriod: 'Next month',
    estimatedTime: '20 to 25 minutes by video',
    incentive: 'A $50 gift card',
    oneTimeNumber: 20,
    maxNumber: 60,
    startDay: -24,
    lastDay: 25,
  })
  const turnout = { from: 0, to: 60, opened: 20, when: fromDay(past, -24) }
  const [qualified] = await collectAnswers(study, id, turnout)
  await bookSlot(study, { invitationId: qualified ?? 0, at: { day: 5, hour: 10 }, bookedDay: -21 })
  const change = { distributionId: id, maxNumber: 120, status: 'PAUSED' } as const
  await past.at(past.day(-20, 9), (deps) => updateDistribution(deps, change))
}

/** A study that was launched yesterday. Our team hasn't filled in its details yet. */
export async function addRequestedStudy(past: Past, actor: SignedIn): Promise<void> {
  const project = {
    name: 'Bills for flatmates',
    idea: 'Flatmates argue about shared bills. An app splits them by who was at home.',
    brief: BRIEFS.bills,
  }
  const study = await startInterviewing(past, actor, project, -5)
  await offerSlots(study, -1, slotTimes(3, 6, [12, 15, 19]))
  await launch(study, -1)
}
