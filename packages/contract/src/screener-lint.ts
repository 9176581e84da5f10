import { formatCount } from './format-count.ts'
import { SCREENER_MINUTES } from './limits.ts'
import { isChoice, type JudgedQuestion, parentOf } from './question-rules.ts'

/**
 * Hints about a question's options and follow-ups, or about the whole screener. lint.ts checks the
 * wording. Hints are never errors.
 */
export const HINTS = [
  'OVERLAP',
  'GAP',
  'NO_WAY_OUT',
  'ONLY_NOTES',
  'TOO_LONG',
  'TELLING_FOLLOW_UP',
] as const
export type HintKind = (typeof HINTS)[number]
/** A one-click fix for a hint. It never removes anything. */
export type HintFix =
  | { does: 'CHANGE_OPTION'; optionId: number; text: string }
  | { does: 'ADD_OPTION'; text: string; position: number }
  | { does: 'LET_DECIDE'; questionId: number; position: number }
export type ScreenerHint = {
  kind: HintKind
  /** Null if the hint is about the screener as a whole. */
  questionId: number | null
  words: string
  fix?: HintFix | undefined
}

type Linted = Omit<JudgedQuestion, 'options'> & {
  question: string
  options: readonly { id: number; text: string; mustMatch: boolean }[]
}

/** With more questions than this, answering takes longer than we tell people. */
const MOST_QUESTIONS = 10

export function screenerHints(questions: readonly Linted[]): ScreenerHint[] {
  const hints: ScreenerHint[] = questions.flatMap((question, at) => {
    const found = questionHint(question, questions.slice(0, at))
    return found ? [{ ...found, questionId: question.id }] : []
  })
  if (questions.length > 0 && questions.every(({ rule }) => rule === 'NOTE'))
    hints.push({
      kind: 'ONLY_NOTES',
      questionId: null,
      words: 'No question rules anyone out, so everyone who finishes qualifies.',
      fix: decidingFix(questions),
    })
  if (questions.length > MOST_QUESTIONS)
    hints.push({
      kind: 'TOO_LONG',
      questionId: null,
      words: `This takes longer than ${SCREENER_MINUTES} minutes.`,
    })
  return hints
}

/** Suggests letting the first question with some marked options decide who qualifies. */
function decidingFix(questions: readonly Linted[]): HintFix | undefined {
  const at = questions.findIndex(
    ({ type, options }) =>
      isChoice(type) &&
      options.some(({ mustMatch }) => mustMatch) &&
      options.some(({ mustMatch }) => !mustMatch),
  )
  const question = questions[at]
  return question && { does: 'LET_DECIDE', questionId: question.id, position: at + 1 }
}

type Found = Omit<ScreenerHint, 'questionId'>

/** Returns only the most serious hint about a question. */
function questionHint(question: Linted, earlier: readonly Linted[]): Found | undefined {
  const choiceHint = isChoice(question.type)
    ? (rangeHint(question) ?? wayOutHint(question))
    : undefined
  return choiceHint ?? tellingHint(question, earlier)
}

function tellingHint({ shownIf = [] }: Linted, earlier: readonly Linted[]): Found | undefined {
  const parent = shownIf.length > 0 ? parentOf(shownIf, earlier) : undefined
  if (!parent || parent.rule === 'NOTE') return undefined
  const wanted = parent.options.filter(({ mustMatch }) => mustMatch === (parent.rule !== 'REJECT'))
  const isTelling = shownIf.every((id) => wanted.some((option) => option.id === id))
  return isTelling
    ? {
        kind: 'TELLING_FOLLOW_UP',
        words: 'This appears only after the answer you want, which gives it away.',
      }
    : undefined
}

const WAY_OUT =
  /\b(?:none|other|neither|never|nobody|no one|nothing|not sure|something else|someone else|somewhere else|prefer not|don['’]t|haven['’]t|didn['’]t)\b/i
const WANTS_ONE = /^which of (?:these|the following)\b/i

function wayOutHint({ type, question, options }: Linted): Found | undefined {
  const isClosed = type === 'MULTIPLE_CHOICE' || WANTS_ONE.test(question.trim())
  const isWritten = options.every(({ text }) => text.trim() !== '')
  return isClosed && isWritten && !options.some(({ text }) => WAY_OUT.test(text))
    ? { kind: 'NO_WAY_OUT', words: 'Add ‘None of these’, or people will guess.' }
    : undefined
}

type Range = { text: string; unit: string; from: number; to: number }
/** The range of an option, with the option's index. */
type PlacedRange = Range & { optionId: number; at: number }

const NUMBER = String.raw`\$?(\d[\d,]*)`
/**
 * The ways people write ranges, and how to turn the numbers found, from left to right, into a
 * range.
 */
const RANGES: [RegExp, (first: number, second: number) => [number, number]][] = [
  [new RegExp(`${NUMBER}\\s*(?:to|-|–|—)\\s*${NUMBER}`, 'i'), (from, to) => [from, to]],
  [new RegExp(`(?:under|below|less than|fewer than)\\s+${NUMBER}`, 'i'), (to) => [0, to - 1]],
  [new RegExp(`(?:up to|at most)\\s+${NUMBER}`, 'i'), (to) => [0, to]],
  [new RegExp(`${NUMBER}\\s+or\\s+(?:less|fewer|under|younger)`, 'i'), (to) => [0, to]],
  [new RegExp(`(?:over|above|more than)\\s+${NUMBER}`, 'i'), (from) => [from + 1, Infinity]],
  [
    new RegExp(`${NUMBER}\\s*(?:\\+|(?:or|and)\\s+(?:more|over|above|older))`, 'i'),
    (from) => [from, Infinity],
  ],
  [new RegExp(`^${NUMBER}(?=$|\\s)`, 'i'), (number) => [number, number]],
]

function readRange(text: string): Range | undefined {
  for (const [pattern, ends] of RANGES) {
    const caught = pattern.exec(text.trim())
    if (!caught) continue
    const [first = 0, second = 0] = caught.slice(1).map((one) => Number(one.replaceAll(',', '')))
    const [from, to] = ends(first, second)
    const unit = text.trim().replace(pattern, '').trim().toLowerCase()
    return { text: text.trim(), unit, from, to }
  }
  return undefined
}

function rangeHint({ options }: Linted): Found | undefined {
  const ranges = options.flatMap(({ id, text }, at): PlacedRange[] => {
    const range = readRange(text)
    return range ? [{ ...range, optionId: id, at }] : []
  })
  // Ranges with different units, such as '2 to 6 days' and '1 to 4 weeks', can't be compared.
  if (new Set(ranges.map(({ unit }) => unit)).size !== 1) return undefined
  const sorted = ranges.toSorted((one, other) => one.from - other.from || one.to - other.to)
  const pairs = sorted
    .slice(1)
    .map((upper, at): Pair => ({ lower: sorted[at] as PlacedRange, upper }))
  const overlap = pairs.find(({ lower, upper }) => lower.to >= upper.from)
  if (overlap) {
    const words = `‘${overlap.lower.text}’ and ‘${overlap.upper.text}’ overlap.`
    return { kind: 'OVERLAP', words, fix: overlapFix(overlap) }
  }
  const gap = pairs.find(({ lower, upper }) => lower.to + 1 < upper.from)
  if (!gap) return undefined
  const [first, last] = [gap.lower.to + 1, gap.upper.from - 1]
  const missing =
    first === last ? formatCount(first) : `${formatCount(first)} to ${formatCount(last)}`
  const words = `There’s no answer for ${missing}.`
  return { kind: 'GAP', words, fix: gapFix(gap, first, last) }
}

type Pair = { lower: PlacedRange; upper: PlacedRange }

/**
 * Suggests an upper range that starts after the lower one ends. Undefined if the upper range is
 * inside the lower one.
 */
function overlapFix({ lower, upper }: Pair): HintFix | undefined {
  // Try both numbers, because an option such as 'More than 5' starts at 6.
  const text = [lower.to + 1, lower.to]
    .map((number) => upper.text.replace(/\d[\d,]*/, written(number, upper.text)))
    .find((changed) => isRange(changed, { ...upper, from: lower.to + 1 }))
  return text === undefined ? undefined : { does: 'CHANGE_OPTION', optionId: upper.optionId, text }
}

/** Suggests an option for the gap, written like the option below it. */
function gapFix({ lower, upper }: Pair, from: number, to: number): HintFix | undefined {
  const dollars = lower.text.includes('$') ? '$' : ''
  const numbers = (from === to ? [from] : [from, to])
    .map((number) => dollars + written(number, `${lower.text}${upper.text}`))
    .join(' to ')
  const text = `${numbers} ${lower.unit}`.trim()
  // We write the unit after the numbers, so the lower option must have it there too.
  const isAlike = lower.unit === '' || /^\$?\d/.test(lower.text)
  return isAlike && isRange(text, { ...lower, from, to })
    ? { does: 'ADD_OPTION', text, position: Math.min(lower.at, upper.at) + 2 }
    : undefined
}

/** Writes a number with thousands separators if the text in `alike` has them. */
const written = (number: number, alike: string) =>
  /\d,\d/.test(alike) ? formatCount(number) : String(number)

function isRange(text: string, { unit, from, to }: Omit<Range, 'text'>): boolean {
  const read = readRange(text)
  return read?.unit === unit && read.from === from && read.to === to && from <= to
}

const MINUTES_PER_GUIDE_QUESTION = 3

/**
 * Says that a guide is too long for the interviews. Undefined if it fits, with a tolerance of 10%.
 */
export function guideHint(questions: number, sessionMinutes: number): string | undefined {
  const needed = questions * MINUTES_PER_GUIDE_QUESTION
  return needed > sessionMinutes * 1.1
    ? `This guide needs about ${needed} minutes. Your interviews last ${sessionMinutes}.`
    : undefined
}
