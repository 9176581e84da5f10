import type { QuestionDraft } from './drafts.ts'

/** The positions of the chosen options. */
type Answers = (question: QuestionDraft) => number[]

/** Whether people who answer without reading stay out, and no position gives the answers away. */
export function isWellSpread(questions: QuestionDraft[], mostByChance: number): boolean {
  const deciding = questions.filter(({ rule }) => rule !== 'NOTE')
  const qualifies = (answers: Answers) =>
    deciding.every((question) => isMet(question, answers(question)))
  return (
    qualifies(wanted) &&
    !CARELESS.some(qualifies) &&
    deciding.reduce((chance, question) => chance * chanceOf(question), 1) <= mostByChance &&
    noPositionHoldsHalf(deciding)
  )
}

/** As the participant's result is computed. */
function isMet({ type, rule, options }: QuestionDraft, chosen: number[]): boolean {
  const isWanted = (at: number) => options[at]?.mustMatch === true
  if (type === 'SINGLE_CHOICE' || rule === 'REJECT') return chosen.every(isWanted)
  if (rule === 'ANY') return chosen.some(isWanted)
  return options.every((option, at) => !option.mustMatch || chosen.includes(at))
}

const wanted: Answers = ({ options }) => [options.findIndex(({ mustMatch }) => mustMatch)]

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

function chanceOf({ type, options }: QuestionDraft): number {
  const marked = type === 'SINGLE_CHOICE' ? options.filter(({ mustMatch }) => mustMatch).length : 1
  return marked / options.length
}

function noPositionHoldsHalf(questions: QuestionDraft[]): boolean {
  const held = questions.flatMap(({ options }) =>
    options.flatMap(({ mustMatch }, at) => (mustMatch ? [at] : [])),
  )
  return held.every((at) => held.filter((other) => other === at).length <= held.length / 2)
}
