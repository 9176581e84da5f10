import { FEWEST_SHOWN } from '@wattle/contract/limits'
import {
  byGain,
  type Loosening,
  loosenedQuestion,
  looseningWords,
  type ScreenerReport,
  screenerReport,
} from '@wattle/contract/loosening'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import type { ScreenerXRay } from '@wattle/contract/x-ray'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { existingDistribution } from '#features/campaign/service.ts'
import {
  type BankAnswers,
  readAnswers,
  readBankAnswers,
} from '#features/participation/read-answers.ts'
import { ownResearch } from '#features/project/service.ts'
import { listQuestions } from '#features/screener/service.ts'
import { yearBefore } from './agency-year.ts'

/** The researcher's view. Hides counts of one or two people, which could identify someone. */
export async function getScreenerReport(
  deps: Deps,
  actor: SignedIn,
  researchId: number,
): Promise<ScreenerXRay> {
  await ownResearch(deps.db, actor, researchId)
  return readXRay(deps, researchId, (people) =>
    people === 0 || people >= FEWEST_SHOWN ? people : null,
  )
}

/** The admins' view, with every count. */
export async function getStudyXRay(deps: Deps, distributionId: number): Promise<ScreenerXRay> {
  const { distribution } = await existingDistribution(deps, distributionId)
  return readXRay(deps, distribution.researchId, (people) => people)
}

async function readXRay(
  { db, now }: Deps,
  researchId: number,
  count: Count,
): Promise<ScreenerXRay> {
  const { questions, report } = await readReport(db, researchId)
  const isAnswered = report.questions.some(({ answered }) => answered > 0)
  const others = isAnswered ? [] : await readBankAnswers(db, researchId, yearBefore(now()))
  return { ...shown(questions, report, count), fromBank: bankReport(questions, others, count) }
}

export async function readReport(db: Db, researchId: number) {
  const [questions, { finished, unfinished }] = await Promise.all([
    listQuestions(db, researchId),
    readAnswers(db, researchId),
  ])
  return { questions, finished, report: screenerReport(questions, finished, unfinished) }
}

function wordsOf(questions: readonly ScreenerQuestion[], change: Loosening): string {
  const question = loosenedQuestion(questions, change)
  return question ? looseningWords(question, question.position, change) : ''
}

/** Returns null for a count that's too small to show. */
type Count = (people: number) => number | null

/**
 * What answers in other studies tell us about the screener's bank questions, before anyone has
 * answered them here. Those people didn't answer all of this screener's questions, so we judge each
 * question on its own.
 */
function bankReport(
  questions: readonly ScreenerQuestion[],
  people: readonly BankAnswers[],
  count: Count,
): ScreenerXRay['fromBank'] {
  const reports = questions.map((question) => {
    // All these people were asked the question, so ignore the conditions for showing it.
    const asked = people.filter(({ asked }) => asked.has(question.id))
    return screenerReport([{ ...question, shownIf: [] }], asked, [])
  })
  const answers = reports.reduce((sum, { finished }) => sum + finished, 0)
  if (!count(answers)) return null
  return {
    answers,
    questions: reports
      .flatMap((report) => report.questions)
      .filter(({ answered }) => answered > 0)
      .map(({ questionId, answered, notMet }) => ({
        ...{ questionId, answered: count(answered), notMet: count(notMet) },
      })),
    gains: reports
      .flatMap(({ gains }) => gains)
      .sort(byGain)
      .map(({ change, people }) => ({
        ...{ change, words: wordsOf(questions, change), people: count(people) },
      })),
  }
}

const shown = (
  questions: readonly ScreenerQuestion[],
  { finished, qualified, questions: rows, gains }: ScreenerReport,
  count: Count,
): ScreenerXRay => ({
  finished: count(finished),
  qualified: count(qualified),
  questions: rows.map((row) => ({
    questionId: row.questionId,
    question: questions.find(({ id }) => id === row.questionId)?.question ?? '',
    answered: count(row.answered),
    notMet: count(row.notMet),
    lostHereAlone: count(row.lostHereAlone),
    stoppedHere: count(row.stoppedHere),
  })),
  gains: gains.map(({ change, people }) => ({
    change,
    words: wordsOf(questions, change),
    people: count(people),
  })),
})
