import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { inWords } from '../limits.ts'
import { entityId, instant, pathId, typedText } from '../text.ts'
import { evidenceKey } from './evidence.ts'
import { DEFAULT_LIMITS } from './results.ts'

export const ASSUMPTION_KINDS = [
  'PROBLEM',
  'TRIED',
  'COST',
  'FREQUENCY',
  'TODAY',
  'WHO',
  'OTHER',
] as const
export type AssumptionKind = (typeof ASSUMPTION_KINDS)[number]

/** @public */
export const KIND_LABELS: Record<AssumptionKind, string> = {
  PROBLEM: 'Problem',
  TRIED: 'Tried before',
  COST: 'Cost',
  FREQUENCY: 'How often',
  TODAY: 'Use today',
  WHO: 'Who',
  OTHER: 'Something else',
}

export const RISKS = ['HIGH', 'MEDIUM', 'LOW'] as const
export type Risk = (typeof RISKS)[number]

/** @public */
export const RISK_LABELS: Record<Risk, string> = {
  HIGH: 'High: the idea fails without it',
  MEDIUM: 'Medium: the idea has to change',
  LOW: 'Low: good to know',
}

export const MAX_ASSUMPTIONS = 8
export const MAX_ASSUMPTION_LENGTH = 200
const MAX_LINKED_QUESTIONS = 60
/** How many captures one assumption can have, which is more than any real project collects. */
const MAX_LINKED_CAPTURES = 5000
/**
 * The highest limit that a researcher can set. Limits count people, and no project interviews more
 * people than this.
 */
export const MAX_PEOPLE = 60
export const MIN_TOO_MANY = 2

const FULL = `You can have up to ${inWords(MAX_ASSUMPTIONS)} assumptions. Delete one to add another.`

/** @public */
export const ASSUMPTION_MESSAGES = {
  full: FULL,
  untested: 'No question tests this. Add one to the guide, or delete the assumption.',
  untestedAfterLaunch: 'Add a question, or ask it in your own words.',
  testsNothing: 'Doesn’t test any of your assumptions.',
  notAFact: 'An interview can’t show this. Write what people already do.',
  screened: 'You only invite people who say this, so interviews can’t test it.',
  empty: 'We couldn’t work out assumptions from your idea. Write what must be true for it to work.',
} as const

const people = (min: number, value: number) =>
  z._default(
    z
      .int({ error: 'Please enter a whole number.' })
      .check(
        z.minimum(min, `Please enter a number from ${min} to ${MAX_PEOPLE}.`),
        z.maximum(MAX_PEOPLE, `Please enter a number from ${min} to ${MAX_PEOPLE}.`),
      ),
    value,
  )

/** An assumption as the researcher writes it. A new one has no id. */
const AssumptionInput = z.object({
  id: z.optional(entityId),
  text: typedText(MAX_ASSUMPTION_LENGTH).check(
    z.minLength(1, 'Please say what has to be true, or delete the row.'),
  ),
  kind: z.enum(ASSUMPTION_KINDS),
  risk: z.enum(RISKS),
  enough: people(1, DEFAULT_LIMITS.enough),
  tooMany: people(MIN_TOO_MANY, DEFAULT_LIMITS.tooMany),
  /** The guide questions that test this assumption. Ids of deleted questions are ignored. */
  questionIds: z.array(entityId).check(z.maxLength(MAX_LINKED_QUESTIONS)),
  screenerQuestionId: z.optional(z.nullable(entityId)),
  /**
   * Dismisses the warning about a leading question (“I asked the question differently”). The only field that
   * can change after the project is finished.
   */
  leadingDismissed: z.optional(z.boolean()),
  /**
   * The captures to link again. Only sent when a deleted assumption is restored, because it comes
   * back with a new id.
   */
  captures: z.optional(z.array(evidenceKey).check(z.maxLength(MAX_LINKED_CAPTURES))),
})
export type AssumptionInput = z.output<typeof AssumptionInput>

/** A change to an assumption after the project's first capture. */
export const AssumptionChange = z.object({
  assumptionId: z.nullable(entityId),
  /** Null if the assumption was added. */
  before: z.nullable(z.string()),
  /** Null if the assumption was deleted. */
  after: z.nullable(z.string()),
  /** How many interviews had taken place before this change. */
  interviews: z.int(),
  at: instant,
})
export type AssumptionChange = z.output<typeof AssumptionChange>

export const Assumption = z.object({
  id: entityId,
  /** The assumption's number in the list, from 1. */
  position: z.int(),
  text: z.string(),
  kind: z.enum(ASSUMPTION_KINDS),
  risk: z.enum(RISKS),
  enough: z.int(),
  tooMany: z.int(),
  /** When someone last set the limits. Null if they're our defaults. */
  limitsSetAt: z.nullable(instant),
  questionIds: z.array(entityId),
  screenerQuestionId: z.nullable(entityId),
  /**
   * True if people only qualify with a marked answer to the assumption's screener question, so
   * interviews can't test the assumption.
   */
  isScreenedFor: z.boolean(),
  leadingDismissed: z.boolean(),
  source: z.enum(['GENERATED', 'RESEARCHER']),
})
export type Assumption = z.output<typeof Assumption>

export const Assumptions = z.object({
  /** The list's version, which goes up with every change. */
  version: z.int(),
  assumptions: z.array(Assumption),
  gaps: z.object({
    /** Assumptions that no question tests. */
    untested: z.array(entityId),
    /**
     * Questions that test no assumption. Leaves out the guide's first and last part, whose
     * questions don't need one.
     */
    testNothing: z.array(entityId),
  }),
  changes: z.array(AssumptionChange),
})
export type Assumptions = z.output<typeof Assumptions>

const SavedAssumptions = z.extend(Assumptions, {
  /**
   * The captures of each deleted assumption. We keep the captures, but they no longer belong to an
   * assumption.
   */
  unlinked: z.array(z.object({ assumptionId: entityId, captures: z.array(z.string()) })),
})
export type SavedAssumptions = z.output<typeof SavedAssumptions>

const FORECAST =
  /\b(?:would|will|want|wants|wanted|need|needs|needed|likes?|liked|interested)\b|['’](?:d|ll)\b/i

/** Whether an assumption is a prediction or a wish. No interview can test either. */
export const isForecast = (text: string): boolean => FORECAST.test(text)

type Linked = { id: number; questionIds: readonly number[] }
type Part = { questions: readonly { id: number }[] }

/** Finds the assumptions that the guide doesn't test, and the questions that test no assumption. */
export function assumptionGaps(
  assumptions: readonly Linked[],
  parts: readonly Part[],
): Assumptions['gaps'] {
  const asked = new Set(parts.flatMap(({ questions }) => questions.map(({ id }) => id)))
  const linked = new Set(assumptions.flatMap(({ questionIds }) => questionIds))
  const middle = parts.slice(1, -1).flatMap(({ questions }) => questions)
  return {
    untested: assumptions
      .filter(({ questionIds }) => !questionIds.some((id) => asked.has(id)))
      .map(({ id }) => id),
    testNothing:
      assumptions.length === 0
        ? []
        : middle.filter(({ id }) => !linked.has(id)).map(({ id }) => id),
  }
}

type Row = { id?: number | undefined }

/**
 * A three-way merge: applies our own changes to `base` on top of what someone else has saved since.
 * If both sides changed a row, our change wins.
 */
export function mergeAssumptions<R extends Row>(
  base: readonly R[],
  own: readonly R[],
  current: readonly R[],
): R[] {
  const inBase = new Map(base.map((row) => [row.id, row]))
  const inOwn = new Map(own.map((row) => [row.id, row]))
  const isSame = (one: R | undefined, other: R | undefined) =>
    JSON.stringify(one) === JSON.stringify(other)
  const isChanged = (row: R) => !isSame(row, inBase.get(row.id))
  const kept = current.flatMap((row) => {
    const mine = inOwn.get(row.id)
    if (mine) return [isChanged(mine) ? mine : row]
    // We deleted this row. Keep it only if the other side added or changed it.
    const before = inBase.get(row.id)
    return !before || !isSame(before, row) ? [row] : []
  })
  const added = own.filter(({ id }) => id === undefined)
  const stillMine = own.filter(
    (row) => row.id !== undefined && !current.some(({ id }) => id === row.id) && isChanged(row),
  )
  return [...kept, ...stillMine.map(({ id: _id, ...row }) => row as R), ...added]
}

const byId = z.object({ id: pathId })

export const getAssumptions = endpoint({
  method: 'GET',
  path: '/platform/research/:id/assumptions',
  audience: 'researcher',
  summary:
    'The assumptions that must be true for the idea to work, and which of them the guide doesn’t ask about.',
  params: byId,
  reply: Assumptions,
})

export const saveAssumptions = endpoint({
  method: 'PUT',
  path: '/platform/research/:id/assumptions',
  audience: 'researcher',
  summary: `Save all assumptions in this order, up to ${inWords(MAX_ASSUMPTIONS)}. If your version is stale, you get the current list back.`,
  params: byId,
  body: z.object({
    version: z.int(),
    assumptions: z.array(AssumptionInput).check(z.maxLength(MAX_ASSUMPTIONS, FULL)),
  }),
  reply: SavedAssumptions,
})
