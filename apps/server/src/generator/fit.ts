import type { QuestionDraft } from './drafts.ts'

type Answers = (question: QuestionDraft) => number[]

const MOST_BY_CHANCE = 0.01
/** Whoever ticks everything passes every multiple choice. */
const LEAST_SINGLES = 4
const LONGEST_LIST = 8
/** Of a scale of six, the third is as much a middle as the fourth. */
const POSITIONS = Array.from({ length: LONGEST_LIST }, (_, at) => at)

/** As the respondent's result is found: every question must be met. */
export function isFit(questions: QuestionDraft[], answers: Answers): boolean {
  return questions.every((question) => {
    const chosen = answers(question)
    if (question.type === 'MULTIPLE_CHOICE') {
      return question.options.every((option, at) => !option.mustMatch || chosen.includes(at))
    }
    return chosen.length === 1 && question.options[chosen[0] ?? -1]?.mustMatch === true
  })
}

/** Whether only the people wanted get through, whatever others try. */
export function isSound(questions: QuestionDraft[]): boolean {
  return (
    isFit(questions, truth) &&
    !carelessAnswers().some((answers) => isFit(questions, answers)) &&
    !questions.some((question) => isFit(questions, butFor(question))) &&
    isSelective(questions) &&
    isSpread(questions)
  )
}

/** Whether guessing seldom succeeds, and ticking everything never: no order of answers changes it. */
export function isSelective(questions: QuestionDraft[]): boolean {
  const singles = questions.filter(({ type }) => type === 'SINGLE_CHOICE')
  return chanceOf(questions) <= MOST_BY_CHANCE && singles.length >= LEAST_SINGLES
}

const truth: Answers = ({ options }) => [options.findIndex((option) => option.mustMatch)]

/** The truth in everything but one. */
function butFor(flipped: QuestionDraft): Answers {
  return (question) =>
    question === flipped
      ? [question.options.findIndex((option) => !option.mustMatch)]
      : truth(question)
}

/** First, last, middle, the top of every scale, everything ticked. */
function carelessAnswers(): Answers[] {
  const inPlace =
    (at: number): Answers =>
    ({ options }) => [Math.min(at, options.length - 1)]
  const fromEnd =
    (at: number): Answers =>
    ({ options }) => [Math.max(options.length - 1 - at, 0)]
  const middle: Answers = ({ options }) => [Math.floor((options.length - 1) / 2)]
  const all: Answers = ({ type, options }) =>
    type === 'SINGLE_CHOICE' ? [0] : options.map((_option, at) => at)
  return [...POSITIONS.map(inPlace), ...POSITIONS.map(fromEnd), middle, all, topOfScale]
}

const topOfScale: Answers = ({ ordered, options }) => {
  if (!ordered) return [0]
  const least = options.findIndex(({ text }) => /^(None|Never)$/.test(text))
  return [least === 0 ? options.findLastIndex(({ text }) => !text.startsWith('I prefer')) : 0]
}

function chanceOf(questions: QuestionDraft[]): number {
  return questions.reduce((chance, { type, options }) => {
    const wanted = options.filter((option) => option.mustMatch).length
    return chance * (type === 'SINGLE_CHOICE' ? wanted / options.length : 1 / options.length)
  }, 1)
}

/** No place in the lists holds more than half of the wanted answers. */
function isSpread(questions: QuestionDraft[]): boolean {
  const counts = new Map<number, number>()
  for (const { options } of questions) {
    for (const [at, option] of options.entries()) {
      if (option.mustMatch) counts.set(at, (counts.get(at) ?? 0) + 1)
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return Math.max(...counts.values()) <= all / 2
}
