import { isMet } from '@wattle/contract/question-rules'
import type { QuestionDraft } from './drafts.ts'

/** The positions of the chosen options. */
type Answers = (question: QuestionDraft) => number[]

/** The contract's rules need ids, so we use each option's position. */
export const judged = (question: QuestionDraft) => ({
  ...question,
  id: 0,
  options: question.options.map((option, id) => ({ ...option, id })),
})

const meets = (question: QuestionDraft, chosen: number[]) =>
  isMet(judged(question), { chosen: new Set(chosen) })

/** Positions of the options that qualify someone without any other option. */
const wantedIn = (question: QuestionDraft): number[] =>
  [...question.options.keys()].filter((at) => meets(question, [at]))

/**
 * Checks that nobody can qualify by clicking blindly, and that the right answers aren't all in one
 * spot.
 */
export function isWellSpread(questions: QuestionDraft[], maxChance: number): boolean {
  const deciding = questions.filter(({ rule }) => rule !== 'NOTE')
  const wanted = deciding.map(wantedIn)
  const chance = deciding.reduce(
    (product, { options }, at) => (product * (wanted[at]?.length ?? 0)) / options.length,
    1,
  )
  return (
    wanted.every(({ length }) => length > 0) &&
    !CARELESS.some((answers) => deciding.every((one) => meets(one, answers(one)))) &&
    chance <= maxChance &&
    hasNoDominantPosition(wanted.flat())
  )
}

const POSITIONS = [0, 1, 2, 3, 4, 5, 6, 7]

/**
 * Ways to answer without reading: always the same position, always the middle, or tick everything.
 */
const CARELESS: Answers[] = [
  ...POSITIONS.flatMap((at): Answers[] => [
    ({ options }) => [Math.min(at, options.length - 1)],
    ({ options }) => [Math.max(options.length - 1 - at, 0)],
  ]),
  ({ options }) => [Math.floor((options.length - 1) / 2)],
  ({ type, options }) => (type === 'SINGLE_CHOICE' ? [0] : [...options.keys()]),
  ({ ordered, options }) => [ordered ? options.length - 1 : 0],
]

const hasNoDominantPosition = (positions: number[]): boolean =>
  positions.every((at) => positions.filter((other) => other === at).length <= positions.length / 2)
