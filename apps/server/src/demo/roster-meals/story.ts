import type { SignedIn } from '#caller.ts'
import { emailStudyEnded } from '#features/campaign/email-study-ended.ts'
import { finishResearch } from '#features/project/close-project.ts'
import { BRIEFS } from '../briefs.ts'
import { bookSlot, conductInterview, confirmInterview, missInterview } from '../interviews.ts'
import type { Past } from '../past.ts'
import { startInterviewing } from '../studies.ts'
import { collectAnswers, fromDay, inviteFor, launch, offerSlots, slotTimes } from '../study.ts'
import { decideAgain, decideEarly, shareDecision } from './decide.ts'
import {
  editGuideAndAssumptions,
  editScreener,
  NIGHTS,
  OWN_PART,
  replaceLeadingQuestion,
  WORKPLACE,
} from './edits.ts'
import { INTERVIEW_1 } from './interview-1.ts'
import { INTERVIEW_2 } from './interview-2.ts'
import { INTERVIEW_3 } from './interview-3.ts'
import { INTERVIEW_4 } from './interview-4.ts'
import { INTERVIEW_5 } from './interview-5.ts'

/**
 * The five people we interview and how they describe themselves, by their position among the people
 * who opened the screener.
 */
const PEOPLE: Record<number, [workplace: string, nights: string]> = {
  0: ['Hospital wards', '3 to 6'],
  1: ['Hospital wards', '7 or more'],
  5: ['Aged care', '3 to 6'],
  10: ['Hospital wards', '3 to 6'],
  11: ['Aged care', '7 or more'],
}

/**
 * Of those who finish but don't qualify, seven leave their meals to someone else. The others plan
 * their own meals but fail other questions.
 */
function answers(at: number, qualifies: boolean): Record<string, string> {
  const [workplace, nights] = PEOPLE[at] ?? []
  const isOwn = qualifies || at % 5 === 2 || at === 3 || at === 8
  return {
    ...(workplace && nights && { [WORKPLACE]: workplace, [NIGHTS]: nights }),
    ...(isOwn && { [OWN_PART]: 'I do it myself' }),
  }
}

/** The no-show's position among the six who booked. */
const MISSED = 3

/**
 * A finished study: six people booked, one was a no-show, five were interviewed, and the verdict
 * changed.
 */
export async function addFinishedStudy(past: Past, actor: SignedIn): Promise<void> {
  const project = {
    name: 'Roster Meals',
    idea: 'An app that helps nurses on rotating rosters plan their meals, because they eat badly on night shifts.',
    brief: BRIEFS.meals,
    edits: {
      SCREENER_GENERATION: editScreener,
      GUIDE_GENERATION: editGuideAndAssumptions,
    },
  }
  const study = await startInterviewing(past, actor, project, -46)
  await offerSlots(study, -45, slotTimes(-41, -36, [9, 11, 14]))
  await launch(study, -45)
  const id = await inviteFor(study, {
    studyTitle: 'Meals around shift work',
    studyDescription: 'We want to learn how people who work shifts organise their meals.',
    conductingPeriod: 'The week after next',
    estimatedTime: '25 to 30 minutes by video',
    incentive: 'A $60 gift card',
    oneTimeNumber: 50,
    maxNumber: 150,
    startDay: -44,
    lastDay: -30,
  })
  const turnout = { from: 0, to: 150, opened: 31, when: fromDay(past, -44), answers }
  const qualified = await collectAnswers(study, id, turnout)
  const booked: number[] = []
  for (const [at, invitationId] of qualified.slice(0, 6).entries()) {
    const slot = { day: -40 + Math.floor(at / 2), hour: at % 2 ? 11 : 9 }
    booked.push(await bookSlot(study, { invitationId, at: slot, bookedDay: -42 }))
  }
  for (const interviewId of booked) await confirmInterview(study, interviewId, -41)
  const conducted = booked.filter((_, at) => at !== MISSED)
  const [first = 0, second = 0] = conducted
  await conductInterview(study, first, INTERVIEW_1)
  await conductInterview(study, second, INTERVIEW_2)
  await decideEarly(study, -40)
  const [third = 0, fourth = 0, fifth = 0] = conducted.slice(2)
  await conductInterview(study, third, INTERVIEW_3)
  await missInterview(study, booked[MISSED] ?? 0)
  await conductInterview(study, fourth, INTERVIEW_4)
  await conductInterview(study, fifth, INTERVIEW_5)
  await past.at(past.day(-38, 17), (deps) => replaceLeadingQuestion(deps, actor, study.researchId))
  await decideAgain(study, -37)
  await past.at(past.day(-34, 16), (deps) => finishResearch(deps, actor, study.researchId))
  await past.at(past.day(-33, 16), (deps) => emailStudyEnded(deps))
  await shareDecision(study)
}
