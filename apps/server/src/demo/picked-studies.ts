import type { Choice } from '@wattle/contract/candidate'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { findUser } from '#features/account/service.ts'
import { chooseCandidate } from '#features/campaign/choose-candidate.ts'
import { publishPolicy } from '#features/panel/publish-policy.ts'
import { updateQuotas } from '#features/participation/set-quotas.ts'
import { standByAsSample } from '#features/participation/stand-by.ts'
import { updatePlan } from '#features/project/update-plan.ts'
import { listQuestions } from '#features/screener/service.ts'
import { BRIEFS } from './briefs.ts'
import { bookSlot, confirmInterview } from './interviews.ts'
import type { Past } from './past.ts'
import { startInterviewing } from './studies.ts'
import {
  collectAnswers,
  fromDay,
  inviteFor,
  launch,
  offerSlots,
  SAMPLE_CALLER,
  type Study,
  slotTimes,
} from './study.ts'

export const POLICY_DAY = -19

/** Publishes version 2 of the privacy policy, which the studies below need. */
export const publishNewPolicy = (past: Past) =>
  past.at(past.day(POLICY_DAY, 10), async (deps) => {
    const admin = await findUser(deps.db, { email: deps.config.admin.email })
    if (!admin) throw new Error('The demo has no admin')
    const actor = { userId: admin.id, timeZone: admin.timezone }
    await publishPolicy(deps, { actor, caller: SAMPLE_CALLER })
  })

/**
 * What the researcher chose, by the candidate's position in the list. The other candidates are
 * still waiting for an answer.
 */
const CHOICES: Record<number, Choice> = {
  0: 'YES',
  1: 'YES',
  2: 'YES',
  3: 'YES',
  5: 'YES',
  4: 'MAYBE',
  6: 'MAYBE',
  7: 'NO',
  8: 'NO',
}

/**
 * A study where the researcher picks the participants: one quota is full, one isn't, and there are
 * candidates in every state.
 */
export async function addPickedStudy(past: Past, actor: SignedIn): Promise<void> {
  const project = {
    name: 'A spot for tonight',
    idea: 'Food truck owners lose evenings because a spot falls through. A map shows who has a space free tonight.',
    brief: BRIEFS.trucks,
  }
  const study = await startInterviewing(past, actor, project, -13)
  await past.at(past.day(-12, 9), (deps) => setQuotas(deps, study))
  await offerSlots(study, -12, slotTimes(1, 6, [10, 15]))
  await launch(study, -12, 'RESEARCHER')
  const id = await inviteFor(study, {
    studyTitle: 'A week of trading',
    studyDescription: 'We want to learn how people who sell food on the road plan their week.',
    conductingPeriod: 'This week and next',
    estimatedTime: 'One hour by video',
    incentive: 'A $90 gift card',
    oneTimeNumber: 25,
    maxNumber: 50,
    startDay: -10,
    lastDay: 14,
  })
  const turnout = { from: 0, to: 50, opened: 55, when: fromDay(past, -10) }
  const candidates = await collectAnswers(study, id, turnout)
  for (const [at, choice] of Object.entries(CHOICES)) {
    const invitationId = candidates[Number(at)] ?? 0
    await past.at(past.day(-7, 11), (deps) =>
      chooseCandidate(deps, actor, invitationId, choice, null),
    )
  }
  for (const [at, slot] of [
    [0, { day: 1, hour: 15 }],
    [3, { day: 2, hour: 10 }],
    [1, { day: 3, hour: 15 }],
  ] as const) {
    const invitationId = candidates[at] ?? 0
    const interviewId = await bookSlot(study, { invitationId, at: slot, bookedDay: -2 })
    if (at !== 1) await confirmInterview(study, interviewId, -1)
  }
}

/** Sets quotas by the size of the business, which the screener asks about. */
async function setQuotas(deps: Deps, { actor, researchId }: Study): Promise<void> {
  const questions = await listQuestions(deps.db, researchId)
  const optionOf = (words: string) =>
    questions.flatMap(({ options }) => options).find(({ text }) => text === words)
  const [alone, few] = [optionOf('Just me'), optionOf('2 to 9')]
  const size = questions.find(({ options }) => options.some((option) => option === alone))
  if (!size || !alone || !few) throw new Error('the sample screener doesn’t ask about size')
  await updateQuotas(deps, actor, researchId, [
    { questionId: size.id, name: 'Sole traders', optionIds: [alone.id], least: 2, most: 3 },
    { questionId: size.id, name: 'Small teams', optionIds: [few.id], least: 1, most: 2 },
  ])
}

const STANDBY_SLOTS = [
  { day: 1, hour: 13 },
  { day: 2, hour: 12 },
  { day: 3, hour: 13 },
]

/**
 * A study that has reached its target, with three people on standby. Returns someone who can
 * cancel, so that one of the three gets an offer.
 */
export async function addStandbyStudy(past: Past, actor: SignedIn) {
  const project = {
    name: 'Bikes by Friday',
    idea: 'People who ride to work wait a week for a small repair. A van fixes the bike where they work.',
    brief: BRIEFS.bikes,
  }
  const study = await startInterviewing(past, actor, project, -18)
  const plan = { targetInterviews: STANDBY_SLOTS.length }
  await past.at(past.day(-17, 9), (deps) => updatePlan(deps, actor, study.researchId, plan))
  await offerSlots(study, -17, STANDBY_SLOTS)
  await launch(study, -17)
  const id = await inviteFor(study, {
    studyTitle: 'Riding to work',
    studyDescription: 'We want to learn how people who ride to work look after their bikes.',
    conductingPeriod: 'This week',
    estimatedTime: 'One hour by video',
    incentive: 'A $60 gift card',
    oneTimeNumber: 24,
    maxNumber: 24,
    standbysWanted: 3,
    startDay: -16,
    lastDay: 10,
  })
  const turnout = { from: 0, to: 24, opened: 50, when: fromDay(past, -16) }
  const people = await collectAnswers(study, id, turnout)
  const booked = people.slice(0, STANDBY_SLOTS.length)
  for (const [at, slot] of STANDBY_SLOTS.entries()) {
    const booking = { invitationId: booked[at] ?? 0, at: slot, bookedDay: -13 }
    await confirmInterview(study, await bookSlot(study, booking), -12)
  }
  for (const [at, invitationId] of people.slice(booked.length, 6).entries())
    await past.at(past.day(-11 + at, 19), (deps) => standByAsSample(deps, invitationId))
  return { invitationId: booked[1] ?? 0, researchId: study.researchId, isAdmin: false }
}
