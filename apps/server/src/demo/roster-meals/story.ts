import type { SignedIn } from '#caller.ts'
import { emailStudyEnded } from '#features/campaign/email-study-ended.ts'
import { finishResearch } from '#features/project/close-project.ts'
import { BRIEFS } from '../briefs.ts'
import type { Past } from '../past.ts'
import { interviewing } from '../stories.ts'
import { collectAnswers, fromDay, hours, inviteFor, launch, offerHours } from '../study.ts'
import { bookHour, confirmTalk, holdTalk, missTalk } from '../talks.ts'
import { decideAgain, decideEarly, shareDecision } from './decide.ts'
import {
  editGuideAndAssumptions,
  editScreener,
  NIGHTS,
  OWN_PART,
  replaceLeadingQuestion,
  WORKPLACE,
} from './edits.ts'
import { TALK_1 } from './talk-1.ts'
import { TALK_2 } from './talk-2.ts'
import { TALK_3 } from './talk-3.ts'
import { TALK_4 } from './talk-4.ts'
import { TALK_5 } from './talk-5.ts'

/** By their place among those who opened the screener: the five who are interviewed, as they describe themselves. */
const PEOPLE: Record<number, [workplace: string, nights: string]> = {
  0: ['Hospital wards', '3 to 6'],
  1: ['Hospital wards', '7 or more'],
  5: ['Aged care', '3 to 6'],
  10: ['Hospital wards', '3 to 6'],
  11: ['Aged care', '7 or more'],
}

/** Seven of those who finish it leave their meals to someone else; the others don't qualify for other reasons. */
function answers(at: number, fits: boolean): Record<string, string> {
  const [workplace, nights] = PEOPLE[at] ?? []
  const isOwn = fits || at % 5 === 2 || at === 3 || at === 8
  return {
    ...(workplace && nights && { [WORKPLACE]: workplace, [NIGHTS]: nights }),
    ...(isOwn && { [OWN_PART]: 'I do it myself' }),
  }
}

/** Of six who booked, by their place. */
const MISSED = 3

/** Finished: six booked, one didn't come, five were interviewed, and the verdict changed on the way. */
export async function tellFinishedStudy(past: Past, actor: SignedIn): Promise<void> {
  const project = {
    name: 'Roster Meals',
    idea: 'An app that helps nurses on rotating rosters plan their meals, because they eat badly on night shifts.',
    brief: BRIEFS.meals,
    edits: {
      SCREENER_GENERATION: editScreener,
      GUIDE_GENERATION: editGuideAndAssumptions,
    },
  }
  const study = await interviewing(past, actor, project, -46)
  await offerHours(study, -45, hours(-41, -36, [9, 11, 14]))
  await launch(study, -45)
  const id = await inviteFor(study, {
    studyTitle: 'Meals around shift work',
    studyDescription: 'We want to learn how people who work shifts arrange their meals.',
    conductingPeriod: 'The week after next',
    estimatedTime: '25 to 30 minutes by video',
    incentive: 'A gift card of $60',
    oneTimeNumber: 50,
    maxNumber: 150,
    startDay: -44,
    lastDay: -30,
  })
  const turnout = { from: 0, to: 150, opened: 31, when: fromDay(past, -44), answers }
  const fitting = await collectAnswers(study, id, turnout)
  const booked: number[] = []
  for (const [at, invitationId] of fitting.slice(0, 6).entries()) {
    const hour = { day: -40 + Math.floor(at / 2), hour: at % 2 ? 11 : 9 }
    booked.push(await bookHour(study, { invitationId, at: hour, bookedDay: -42 }))
  }
  for (const interviewId of booked) await confirmTalk(study, interviewId, -41)
  const held = booked.filter((_, at) => at !== MISSED)
  const [first = 0, second = 0] = held
  await holdTalk(study, first, TALK_1)
  await holdTalk(study, second, TALK_2)
  await decideEarly(study, -40)
  const [third = 0, fourth = 0, fifth = 0] = held.slice(2)
  await holdTalk(study, third, TALK_3)
  await missTalk(study, booked[MISSED] ?? 0)
  await holdTalk(study, fourth, TALK_4)
  await holdTalk(study, fifth, TALK_5)
  await past.at(past.day(-38, 17), (deps) => replaceLeadingQuestion(deps, actor, study.researchId))
  await decideAgain(study, -37)
  await past.at(past.day(-34, 16), (deps) => finishResearch(deps, actor, study.researchId))
  await past.at(past.day(-33, 16), (deps) => emailStudyEnded(deps))
  await shareDecision(study)
}
