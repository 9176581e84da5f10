import { formatCount } from './format-count.ts'
import { MAX_SINGLE_MATCHES } from './limits.ts'
import {
  type Answers,
  isChoice,
  isInRange,
  isMet,
  isShown,
  type JudgedQuestion,
  MAX_NUMBER,
} from './question-rules.ts'

/** One change that lets more people qualify. */
export type Loosening =
  | { optionId: number }
  | { questionId: number; noLongerDecides: true }
  | { questionId: number; min: number | null; max: number | null }

export const loosenedQuestion = <Q extends JudgedQuestion>(
  questions: readonly Q[],
  change: Loosening,
): Q | undefined =>
  questions.find(({ id, options }) =>
    'optionId' in change
      ? options.some((option) => option.id === change.optionId)
      : id === change.questionId,
  )

/**
 * The question after the change. Undefined if the change wouldn't loosen the question, because
 * people who qualify now might no longer qualify.
 */
export function loosen<Q extends JudgedQuestion>(question: Q, change: Loosening): Q | undefined {
  const { type, rule = 'MATCH' } = question
  if (rule === 'NOTE') return undefined
  if ('noLongerDecides' in change) return { ...question, rule: 'NOTE' }
  if ('optionId' in change)
    return isChoice(type) ? withOption(question, change.optionId) : undefined
  return type === 'NUMBER' ? withRange(question, change) : undefined
}

function withOption<Q extends JudgedQuestion>(question: Q, optionId: number): Q | undefined {
  const { type, rule = 'MATCH', options } = question
  const option = options.find(({ id }) => id === optionId)
  if (!option) return undefined
  // Either marks one more qualifying option, or unmarks an option that's required or that rules
  // people out.
  const isAdded = rule === 'ANY' || (rule === 'MATCH' && type === 'SINGLE_CHOICE')
  const after = options.map((one) => (one.id === optionId ? { ...one, mustMatch: isAdded } : one))
  const marked = after.filter(({ mustMatch }) => mustMatch).length
  if (option.mustMatch === isAdded || marked === 0 || marked === options.length) return undefined
  const isMany = rule === 'MATCH' && isAdded && marked > MAX_SINGLE_MATCHES
  return { ...question, options: after, rule: isMany ? 'ANY' : rule }
}

type NumberRange = { min: number | null; max: number | null }

function withRange<Q extends JudgedQuestion>(
  question: Q,
  { min, max }: NumberRange,
): Q | undefined {
  const after = { ...question, numberMin: min, numberMax: max }
  const from = min ?? 0
  const to = max ?? MAX_NUMBER
  if (from > to || (min === null && max === null)) return undefined
  const before = { from: question.numberMin ?? 0, to: question.numberMax ?? MAX_NUMBER }
  const contains = (one: typeof before, other: typeof before) =>
    one.from <= other.from && one.to >= other.to
  const now = { from, to }
  const isLooser = question.rule === 'REJECT' ? contains(before, now) : contains(now, before)
  const isSame = from === before.from && to === before.to
  return isLooser && !isSame ? after : undefined
}

const range = (from: number | null | undefined, to: number | null | undefined): string => {
  if (from === null || from === undefined) return `up to ${formatCount(to ?? MAX_NUMBER)}`
  return to === null || to === undefined
    ? `${formatCount(from)} or more`
    : `${formatCount(from)} to ${formatCount(to)}`
}

type Worded = Omit<JudgedQuestion, 'options'> & { options: readonly { id: number; text: string }[] }

/** The change as an instruction, such as “Accept ‘Two to five’ in question 2 too”. */
export function looseningWords(question: Worded, place: number, change: Loosening): string {
  if ('noLongerDecides' in change) return `Ask question ${place}, but let everyone through`
  if ('optionId' in change) {
    const text = question.options.find(({ id }) => id === change.optionId)?.text.trim() ?? ''
    if (question.rule === 'REJECT') return `Stop ruling out “${text}” in question ${place}`
    const isRequired = question.type === 'MULTIPLE_CHOICE' && question.rule !== 'ANY'
    return isRequired
      ? `Don’t require “${text}” in question ${place}`
      : `Accept “${text}” in question ${place} too`
  }
  const numbers = range(change.min, change.max)
  return question.rule === 'REJECT'
    ? `Only rule out ${numbers} in question ${place}`
    : `Accept ${numbers} in question ${place}`
}

export type Gain = { change: Loosening; people: number }

export type QuestionReport = {
  questionId: number
  /** How many people answered this question, whether or not they finished. */
  answered: number
  notMet: number
  /** How many people would qualify if it weren't for this question. */
  lostHereAlone: number
  /** How many people stopped at this question without answering it. */
  stoppedHere: number
}

export type ScreenerReport = {
  finished: number
  qualified: number
  questions: QuestionReport[]
  /**
   * Suggested changes. Those that let the most people in come first, and those that let everyone
   * pass a question come last, because they defeat its purpose. Leaves out changes that wouldn't
   * let anyone in.
   */
  gains: Gain[]
}

const isAnswered = ({ id, options }: JudgedQuestion, { chosen, written }: Answers): boolean =>
  written?.has(id) === true || options.some((option) => chosen.has(option.id))

/** How many people each question rules out, and how many more one change would let in. */
export function screenerReport(
  questions: readonly JudgedQuestion[],
  finished: readonly Answers[],
  unfinished: readonly Answers[],
): ScreenerReport {
  const unmet = finished.map((answers) => questions.filter((question) => !isMet(question, answers)))
  /**
   * For each question, the people who fail only that question. A change only affects one question,
   * so it only helps these people.
   */
  const alone = new Map<number, Answers[]>(questions.map(({ id }) => [id, []]))
  unmet.forEach(([first, second], at) => {
    const answers = finished[at]
    if (first && !second && answers) alone.get(first.id)?.push(answers)
  })
  const stopped = unfinished.map(
    (answers) =>
      questions.find((question) => isShown(question, answers) && !isAnswered(question, answers))
        ?.id,
  )
  return {
    finished: finished.length,
    qualified: unmet.filter((failed) => failed.length === 0).length,
    questions: questions.map((question) => ({
      questionId: question.id,
      answered: [...finished, ...unfinished].filter((answers) => isAnswered(question, answers))
        .length,
      notMet: unmet.filter((failed) => failed.includes(question)).length,
      lostHereAlone: alone.get(question.id)?.length ?? 0,
      stoppedHere: stopped.filter((id) => id === question.id).length,
    })),
    gains: questions
      .flatMap((question) => gainsOf(question, alone.get(question.id) ?? []))
      .filter(({ people }) => people > 0)
      .sort(byGain),
  }
}

const givesUp = ({ change }: Gain) => Number('noLongerDecides' in change)

/** The order in which we suggest changes. */
export const byGain = (one: Gain, other: Gain): number =>
  givesUp(one) - givesUp(other) || other.people - one.people

function gainsOf(question: JudgedQuestion, people: readonly Answers[]): Gain[] {
  return changesOf(question, people).flatMap((change) => {
    const after = loosen(question, change)
    return after ? [{ change, people: people.filter((one) => isMet(after, one)).length }] : []
  })
}

/** Every change worth considering, given the people who fail this question alone. */
function changesOf(question: JudgedQuestion, people: readonly Answers[]): Loosening[] {
  const { id, type, options } = question
  const off: Loosening = { questionId: id, noLongerDecides: true }
  if (isChoice(type)) return [...options.map((option) => ({ optionId: option.id })), off]
  if (type !== 'NUMBER') return []
  return [...rangesOf(question, people), off]
}

/**
 * Suggested ranges. Each moves one end, just far enough to let in half of the people that this end
 * rules out.
 */
function rangesOf(question: JudgedQuestion, people: readonly Answers[]): Loosening[] {
  const { id, rule, numberMin = null, numberMax = null } = question
  const typed = people
    .flatMap(({ written }) => written?.get(id) ?? [])
    .filter((number) => typeof number === 'number')
    .sort((one, other) => one - other)
  const ranges: NumberRange[] = []
  if (rule === 'REJECT') {
    const middle = typed[Math.floor(typed.length / 2)]
    if (middle !== undefined && isInRange(question, middle))
      ranges.push({ min: middle + 1, max: numberMax }, { min: numberMin, max: middle - 1 })
  } else {
    const below = typed.filter((number) => number < (numberMin ?? 0))
    const above = typed.filter((number) => number > (numberMax ?? MAX_NUMBER))
    const low = below[Math.floor((below.length - 1) / 2)]
    const high = above[Math.floor(above.length / 2)]
    if (low !== undefined) ranges.push({ min: low, max: numberMax })
    if (high !== undefined) ranges.push({ min: numberMin, max: high })
  }
  return ranges.map((range) => ({ questionId: id, ...range }))
}
