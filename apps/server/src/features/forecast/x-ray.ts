import {
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
import { readAnswers } from '#features/participation/read-answers.ts'
import { ownResearch } from '#features/project/service.ts'
import { listQuestions } from '#features/screener/service.ts'

/** For the researcher. Hides numbers that are small enough to identify someone. */
export async function getScreenerReport(
  { db }: Deps,
  actor: SignedIn,
  researchId: number,
): Promise<ScreenerXRay> {
  await ownResearch(db, actor, researchId)
  const { questions, report } = await readReport(db, researchId)
  return shown(questions, report, (people) => (people === 0 || people >= 3 ? people : null))
}

/** For admins. */
export async function getStudyXRay(deps: Deps, distributionId: number): Promise<ScreenerXRay> {
  const { distribution } = await existingDistribution(deps, distributionId)
  const { questions, report } = await readReport(deps.db, distribution.researchId)
  return shown(questions, report, (people) => people)
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

type Count = (people: number) => number | null

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
