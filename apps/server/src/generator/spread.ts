import { isMet } from '@wattle/contract/question-rules'
import type { QuestionDraft } from './drafts.ts'

/** The positions of the chosen options. */
type Answers = (question: QuestionDraft) => number[]

/** As the contract judges it: positions serve as ids. */
export const judged = (question: QuestionDraft) => ({
  ...question,
  id: 0,
  options: question.options.map((option, id) => ({ ...option, id })),
})

const meets = (question: QuestionDraft, chosen: number[]) =>
  isMet(judged(question), { chosen: new Set(chosen) })

/** The positions of the answers that qualify on their own. */
const wantedIn = (question: QuestionDraft): number[] =>
  [...question.options.keys()].filter((at) => meets(question, [at]))

/** Whether people who answer without reading stay out, and no position gives the answers away. */
export function isWellSpread(questions: QuestionDraft[], mostByChance: number): boolean {
  const deciding = questions.filter(({ rule }) => rule !== 'NOTE')
  const wanted = deciding.map(wantedIn)
  const chance = deciding.reduce(
    (product, { options }, at) => (product * (wanted[at]?.length ?? 0)) / options.length,
    1,
  )
  return (
    wanted.every(({ length }) => length > 0) &&
    !CARELESS.some((answers) => deciding.every((one) => meets(one, answers(one)))) &&
    chance <= mostByChance &&
    noPositionHoldsHalf(wanted.flat())
  )
}

const POSITIONS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The same position everywhere, the middle, everything ticked, the top of every scale. */
const CARELESS: Answers[] = [
  ...POSITIONS.map(
    (at): Answers =>
      ({ options }) => [Math.min(at, options.length - 1)],
  ),
  ...POSITIONS.map(
    (at): Answers =>
      ({ options }) => [Math.max(options.length - 1 - at, 0)],
  ),
  ({ options }) => [Math.floor((options.length - 1) / 2)],
  ({ type, options }) => (type === 'SINGLE_CHOICE' ? [0] : [...options.keys()]),
  ({ ordered, options }) => [ordered ? options.length - 1 : 0],
]

const noPositionHoldsHalf = (held: number[]): boolean =>
  held.every((at) => held.filter((other) => other === at).length <= held.length / 2)
