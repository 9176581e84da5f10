import * as z from 'zod/mini'
import { formatCount } from './format-count.ts'
import { MAX_TARGET_INTERVIEWS } from './plan.ts'
import { MAX_NUMBER, type QuestionType } from './question-rules.ts'
import { entityId, typedLine } from './text.ts'

export const MAX_QUOTA_CELLS = 20
export const MAX_CELL_NAME_LENGTH = 60

const whole = (min: number, max: number) => {
  const error = `Please enter a whole number from ${min} to ${formatCount(max)}.`
  return z.int({ error }).check(z.minimum(min, error), z.maximum(max, error))
}

const NAME_MISSING = 'Please name this cell.'

/** A group of people with certain answers to one question, and how many of them the study needs. */
export const QuotaCell = z.object({
  /** Absent for a new cell. */
  id: z.optional(entityId),
  questionId: entityId,
  name: typedLine(MAX_CELL_NAME_LENGTH, NAME_MISSING).check(z.minLength(1, NAME_MISSING)),
  /** The options of a single-choice question that put people in this cell. */
  optionIds: z.optional(z.array(entityId).check(z.maxLength(50))),
  /** The range of a number question, including both ends. A null end is open. */
  from: z.optional(z.nullable(whole(0, MAX_NUMBER))),
  to: z.optional(z.nullable(whole(0, MAX_NUMBER))),
  least: whole(0, MAX_TARGET_INTERVIEWS),
  most: whole(1, MAX_TARGET_INTERVIEWS),
})
export type QuotaCell = z.output<typeof QuotaCell>

export const QuotaCells = z.object({
  cells: z
    .array(QuotaCell)
    .check(z.maxLength(MAX_QUOTA_CELLS, `A project can have up to ${MAX_QUOTA_CELLS} cells.`)),
})

export const Quota = z.object({
  id: entityId,
  questionId: entityId,
  name: z.string(),
  optionIds: z.array(entityId),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  least: z.int(),
  most: z.int(),
  /** How many interviews are booked or conducted. */
  booked: z.int(),
  /** How many people qualify but haven't booked. */
  waiting: z.int(),
})
export type Quota = z.output<typeof Quota>

/** Question types that put each person in at most one cell. */
const GROUPING_TYPES: readonly QuestionType[] = ['SINGLE_CHOICE', 'NUMBER']

type Question = { id: number; type: QuestionType; options: readonly { id: number }[] }

export const canHaveQuotas = ({ type }: Pick<Question, 'type'>): boolean =>
  GROUPING_TYPES.includes(type)

export type CellField = 'name' | 'questionId' | 'optionIds' | 'from' | 'to' | 'least' | 'most'

/**
 * Validation errors, with keys such as `cells.2.name`. Empty if there are none. Both the server and
 * the browser use this.
 */
export function quotaErrors(
  cells: readonly QuotaCell[],
  questions: readonly Question[],
  target: number,
): Record<string, string> {
  const errors: Record<string, string> = {}
  const say = (at: number, field: CellField, message: string) => {
    errors[`cells.${at}.${field}`] ??= message
  }
  for (const [at, cell] of cells.entries()) {
    const before = cells.slice(0, at)
    const fault = answersFault(cell, questions)
    if (fault) say(at, ...fault)
    if (before.some(({ name }) => isSameName(name, cell.name)))
      say(at, 'name', 'Another cell has this name.')
    const other = before.find((one) => overlaps(one, cell))
    if (other) say(at, rangeOrOptions(cell, questions), `This overlaps with “${other.name}”.`)
    if (cell.least > cell.most) say(at, 'most', 'This can’t be below “At least”.')
    if (neededIn(cells, cell.questionId) > target)
      say(at, 'least', minimumsAbove(neededIn(cells, cell.questionId), target))
  }
  return errors
}

const minimumsAbove = (needed: number, target: number) =>
  `This question’s minimums add up to ${needed}, but you only need ${target} interviews.`

const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

const neededIn = (cells: readonly QuotaCell[], questionId: number) =>
  cells.filter((cell) => cell.questionId === questionId).reduce((sum, { least }) => sum + least, 0)

const questionOf = ({ questionId }: QuotaCell, questions: readonly Question[]) =>
  questions.find(({ id }) => id === questionId)

const rangeOrOptions = (cell: QuotaCell, questions: readonly Question[]) =>
  questionOf(cell, questions)?.type === 'NUMBER' ? 'from' : 'optionIds'

function answersFault(
  cell: QuotaCell,
  questions: readonly Question[],
): [CellField, string] | undefined {
  const question = questionOf(cell, questions)
  if (!question || !canHaveQuotas(question))
    return ['questionId', 'Please choose a single-choice or number question from this project.']
  if (question.type === 'NUMBER') {
    if (!hasRange(cell)) return ['from', 'Please enter a range.']
    if (cell.optionIds?.length) return ['optionIds', 'Number questions don’t have options.']
    return rangeStart(cell) > rangeEnd(cell) ? ['to', 'This can’t be below “From”.'] : undefined
  }
  const { optionIds = [] } = cell
  if (hasRange(cell)) return ['from', 'Only a number question can have a range.']
  if (optionIds.length === 0) return ['optionIds', 'Please choose at least one option.']
  const isKnown = optionIds.every((id) => question.options.some((option) => option.id === id))
  return isKnown ? undefined : ['optionIds', 'Please choose options from this question.']
}

const isMissing = (value: number | null | undefined) => value === null || value === undefined
const rangeStart = ({ from }: QuotaCell) => from ?? Number.NEGATIVE_INFINITY
const rangeEnd = ({ to }: QuotaCell) => to ?? Number.POSITIVE_INFINITY
const hasRange = ({ from, to }: QuotaCell) => !(isMissing(from) && isMissing(to))

function overlaps(one: QuotaCell, other: QuotaCell): boolean {
  if (one.questionId !== other.questionId) return false
  if (hasRange(one) && hasRange(other))
    return rangeStart(one) <= rangeEnd(other) && rangeStart(other) <= rangeEnd(one)
  return (one.optionIds ?? []).some((id) => other.optionIds?.includes(id))
}

type Counted = Pick<Quota, 'id' | 'questionId' | 'name' | 'least' | 'most' | 'booked'>
type Whole = { most: number; booked: number }

/**
 * Why someone in these cells can't book now, or undefined if they can. Each of their cells must be
 * below its maximum, and their booking must leave enough places for the minimums of each question's
 * cells.
 */
export function whyFull(
  study: Whole,
  cells: readonly Counted[],
  mine: ReadonlySet<number>,
): string | undefined {
  if (study.booked >= study.most)
    return `The project is full (${study.booked} of ${study.most}). To book this person, raise the number of interviews.`
  const full = cells.find(({ id, booked, most }) => mine.has(id) && booked >= most)
  if (full)
    return `${full.name} is full (${full.booked} of ${full.most}). Raise its maximum to book this person.`
  const left = study.most - study.booked - 1
  const groups = Map.groupBy(cells, ({ questionId }) => questionId)
  for (const group of groups.values()) {
    const short = group.filter((cell) => missing(cell, mine) > 0)
    const needed = short.reduce((sum, cell) => sum + missing(cell, mine), 0)
    if (needed > left)
      return `We’re keeping the remaining places for ${short.map(({ name }) => name).join(' and ')}. To book this person, lower a minimum.`
  }
  return undefined
}

const missing = ({ id, least, booked }: Counted, mine: ReadonlySet<number>) =>
  Math.max(0, least - booked - (mine.has(id) ? 1 : 0))
