import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { day, entityId, instant, pathId, typedText } from '../text.ts'
import { DECISIONS, type Decision } from './decision.ts'
import { RESULTS } from './results.ts'

/** @public */
export { DECISION_LABELS, DECISIONS, type Decision } from './decision.ts'

export const MIN_REASON_LENGTH = 20
export const MAX_VERDICT_REASON = 2000
export const MAX_NEXT_STEP = 500

const GOING_AHEAD = ' Say why you’re going ahead.'

export const failingWarning = (position: number): string =>
  `Assumption ${position} is high risk and fails.${GOING_AHEAD}`

/**
 * Only asks for a reason to go ahead if the decision is to go ahead. If it's to stop, leaves out
 * that warning.
 */
export const warningsFor = (decision: Decision | '', warnings: readonly string[]): string[] =>
  warnings.flatMap((warning) => {
    if (decision === 'GO' || !warning.endsWith(GOING_AHEAD)) return [warning]
    return decision === 'STOP' ? [] : [warning.slice(0, -GOING_AHEAD.length)]
  })

/** An assumption's result when the verdict was saved. */
export const KeptResult = z.object({
  assumptionId: entityId,
  text: z.string(),
  result: z.enum(RESULTS),
})
export type KeptResult = z.output<typeof KeptResult>

export const Verdict = z.object({
  version: z.int(),
  decision: z.enum(DECISIONS),
  reason: z.string(),
  nextStep: z.string(),
  dueOn: z.nullable(z.string()),
  results: z.array(KeptResult),
  /** The name of the person who signed the verdict. Null once their account is deleted. */
  by: z.nullable(z.string()),
  at: instant,
})
export type Verdict = z.output<typeof Verdict>

export const ResultChange = z.object({
  assumptionId: entityId,
  text: z.string(),
  /** Null for an assumption added since the verdict. */
  from: z.nullable(z.enum(RESULTS)),
  /** Null for an assumption deleted since the verdict. */
  to: z.nullable(z.enum(RESULTS)),
})
export type ResultChange = z.output<typeof ResultChange>

/**
 * Returns only the results that differ: first the ones in `now`, in that order, then the results of
 * deleted assumptions.
 */
export function changedResults(
  before: readonly KeptResult[],
  now: readonly KeptResult[],
): ResultChange[] {
  const old = new Map(before.map((one) => [one.assumptionId, one.result]))
  const current = new Set(now.map(({ assumptionId }) => assumptionId))
  const changed = now.flatMap(({ assumptionId, text, result }) => {
    const from = old.get(assumptionId) ?? null
    return from === result ? [] : [{ assumptionId, text, from, to: result }]
  })
  const gone = before
    .filter(({ assumptionId }) => !current.has(assumptionId))
    .map(({ assumptionId, text, result }) => ({ assumptionId, text, from: result, to: null }))
  return [...changed, ...gone]
}

/** Only allows plausible years, because programs disagree on whether there's a year 0. */
const dueDay = day.check(
  z.refine((text: string) => text >= '2000-01-01' && text < '2200-01-01', {
    error: 'Please choose a date in this century.',
  }),
)

const byId = z.object({ id: pathId })

export const listVerdicts = endpoint({
  method: 'GET',
  path: '/platform/research/:id/verdicts',
  audience: 'researcher',
  summary: 'Every version of the verdict, newest first, and what has changed since.',
  params: byId,
  reply: z.object({
    verdicts: z.array(Verdict),
    /** What has changed since the newest verdict. Null while there's no verdict. */
    since: z.nullable(z.object({ results: z.array(ResultChange), captures: z.int() })),
    warnings: z.array(z.string()),
  }),
})

export const saveVerdict = endpoint({
  method: 'POST',
  path: '/platform/research/:id/verdicts',
  audience: 'researcher',
  summary: 'Add a version of the verdict. Earlier ones stay.',
  status: 201,
  params: byId,
  body: z.object({
    /** The verdict version that this one replaces. 0 for the first verdict. */
    basedOn: z.int().check(z.minimum(0)),
    decision: z.enum(DECISIONS, { error: 'Please choose Go, Change or Stop.' }),
    reason: typedText(MAX_VERDICT_REASON, 'Please say why.').check(
      z.minLength(MIN_REASON_LENGTH, `Please write at least ${MIN_REASON_LENGTH} characters.`),
    ),
    nextStep: typedText(MAX_NEXT_STEP),
    dueOn: z.optional(z.nullable(dueDay)),
  }),
  reply: Verdict,
})
