import type { QuestionDraft } from './drafts.ts'

/** The positions of the chosen options. */
type Answers = (question: QuestionDraft) => number[]

/** As the participant's result is computed: every question must be met. */
function qualifies(questions: QuestionDraft[], answers: Answers): boolean {
  return questions.every((question) => isMet(question, answers(question)))
}

function isMet({ type, rule, options }: QuestionDraft, chosen: number[]): boolean {
  if (rule === 'NOTE') return true
  const isWanted = (at: number) => options[at]?.mustMatch === true
  if (type === 'SINGLE_CHOICE') return chosen.length === 1 && isWanted(chosen[0] ?? -1)
  if (rule === 'REJECT') return chosen.length > 0 && chosen.every(isWanted)
  if (rule === 'ANY') return chosen.some(isWanted)
  return options.every((option, at) => !option.mustMatch || chosen.includes(at))
}

/** Whether people who answer without reading stay out, and no position gives the answers away. */
export function isWellSpread(questions: QuestionDraft[], mostByChance: number): boolean {
  return (
    qualifies(questions, wanted) &&
    !careless().some((answers) => qualifies(questions, answers)) &&
    chanceOf(questions) <= mostByChance &&
    noPositionHoldsHalf(questions)
  )
}

const wanted: Answers = ({ options }) => [options.findIndex(({ mustMatch }) => mustMatch)]

const LONGEST = 8

/** The same position everywhere, the middle, everything ticked, the top of every scale. */
function careless(): Answers[] {
  const positions = Array.from({ length: LONGEST }, (_, at) => at)
  const fromStart = positions.map(
    (at): Answers =>
      ({ options }) => [Math.min(at, options.length - 1)],
  )
  const fromEnd = positions.map(
    (at): Answers =>
      ({ options }) => [Math.max(options.length - 1 - at, 0)],
  )
  const middle: Answers = ({ options }) => [Math.floor((options.length - 1) / 2)]
  const everything: Answers = ({ type, options }) =>
    type === 'SINGLE_CHOICE' ? [0] : options.map((_option, at) => at)
  const top: Answers = ({ ordered, options }) => [ordered ? options.length - 1 : 0]
  return [...fromStart, ...fromEnd, middle, everything, top]
}

function chanceOf(questions: QuestionDraft[]): number {
  return questions.reduce((chance, { type, rule, options }) => {
    if (rule === 'NOTE') return chance
    const marked = options.filter(({ mustMatch }) => mustMatch).length
    return chance * (type === 'SINGLE_CHOICE' ? marked / options.length : 1 / options.length)
  }, 1)
}

function noPositionHoldsHalf(questions: QuestionDraft[]): boolean {
  const counts = new Map<number, number>()
  for (const { options, rule } of questions) {
    if (rule === 'NOTE') continue
    for (const [at, option] of options.entries()) {
      if (option.mustMatch) counts.set(at, (counts.get(at) ?? 0) + 1)
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return Math.max(...counts.values()) <= all / 2
}
