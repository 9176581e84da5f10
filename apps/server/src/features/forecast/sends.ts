import { Temporal } from 'temporal-polyfill'
import { STEP_HOURS } from './delays.ts'

const HOUR_MS = 3_600_000
const STEP_MS = STEP_HOURS * HOUR_MS

export type SendingRules = {
  now: Date
  /** When the next batch is due. Null if the study sends nothing. */
  nextBatchAt: Date | null
  batchMs: number
  oneTimeNumber: number
  /** The hours without invitations, in the agency's time zone. */
  quiet: { from: number; to: number } | null
  timeZone: string
}

/** How many invitations can go out in each step from now, for this many steps. */
export function sendsOf(rules: SendingRules, steps: number): number[] {
  const { now, nextBatchAt, batchMs, oneTimeNumber } = rules
  const sends = Array.from({ length: Math.max(0, steps) }, () => 0)
  if (!nextBatchAt) return sends
  const end = now.getTime() + sends.length * STEP_MS
  let at = opening(rules, Math.max(now.getTime(), nextBatchAt.getTime()))
  while (at < end) {
    const step = Math.floor((at - now.getTime()) / STEP_MS)
    sends[step] = (sends[step] ?? 0) + oneTimeNumber
    at = opening(rules, at + batchMs)
  }
  return sends
}

/** This time, or the end of the quiet hours it falls into. */
function opening({ quiet, timeZone }: SendingRules, at: number): number {
  if (!quiet) return at
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  const { from, to } = quiet
  const isOvernight = from >= to
  const isQuiet = isOvernight
    ? local.hour >= from || local.hour < to
    : local.hour >= from && local.hour < to
  if (!isQuiet) return at
  const day = local.toPlainDate().add({ days: isOvernight && local.hour >= from ? 1 : 0 })
  return day.toZonedDateTime({ timeZone, plainTime: { hour: to } }).epochMilliseconds
}
