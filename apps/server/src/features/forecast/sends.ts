import { Temporal } from 'temporal-polyfill'
import type { ContactWindow } from '#features/panel/audience.ts'
import { STEP_HOURS } from './delays.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const STEP_MS = STEP_HOURS * HOUR_MS

export type SendingRules = {
  now: Date
  /** When the next batch is due. Null if nothing is being sent. */
  nextBatchAt: Date | null
  batchMs: number
  oneTimeNumber: number
  /** The quiet hours in people's own time zones, when we send them no invitations. */
  quiet: { from: number; to: number } | null
  /** The people we could invite, grouped by time zone and by when they want emails. */
  windows: ContactWindow[]
  timeZone: string
}

/**
 * How many invitations can go out in each of the next `steps` six-hour steps. Like real batches,
 * this only counts people we may email at that time, and waits while there's nobody we may email.
 */
export function sendsOf(rules: SendingRules, steps: number): number[] {
  const { now, nextBatchAt, batchMs, oneTimeNumber } = rules
  const sends = Array.from({ length: Math.max(0, steps) }, () => 0)
  if (!nextBatchAt) return sends
  const openAt = openerOf(rules)
  const end = now.getTime() + sends.length * STEP_MS
  let at = nextOpening(openAt, Math.max(now.getTime(), nextBatchAt.getTime()), end)
  while (at < end) {
    const step = Math.floor((at - now.getTime()) / STEP_MS)
    sends[step] = (sends[step] ?? 0) + Math.min(oneTimeNumber, openAt(at))
    at = nextOpening(openAt, at + batchMs, end)
  }
  return sends
}

/**
 * The first time, no earlier than `at`, when we may email someone. Returns `at` if there's none
 * within a week.
 */
export function openingAfter(rules: SendingRules, at: Date): Date {
  const opening = nextOpening(openerOf(rules), at.getTime(), at.getTime() + 7 * DAY_MS)
  return Number.isFinite(opening) ? new Date(opening) : at
}

/** How many people we may email at a given time. */
type PeopleAt = (at: number) => number

/**
 * Time zones differ by multiples of 15 minutes and windows begin on the hour, so checking every 15
 * minutes is enough.
 */
const QUARTER_MS = HOUR_MS / 4

function nextOpening(openAt: PeopleAt, from: number, end: number): number {
  let at = from
  while (at < end && openAt(at) === 0) at = (Math.floor(at / QUARTER_MS) + 1) * QUARTER_MS
  return at < end ? at : Number.POSITIVE_INFINITY
}

/**
 * Returns a function that counts the people we may email at a given time. Uses the same rules as
 * `isWindowOpenSql`.
 */
function openerOf({ quiet, windows }: SendingRules): PeopleAt {
  const clocks = new Map(windows.map(({ zone }) => [zone, clockOf(zone)]))
  const isQuiet = (hour: number) =>
    quiet !== null &&
    (quiet.from < quiet.to
      ? hour >= quiet.from && hour < quiet.to
      : hour >= quiet.from || hour < quiet.to)
  const isOpen = ({ zone, days, from, to }: ContactWindow, at: number) => {
    if (!quiet && !days && from === null) return true
    const local = clocks.get(zone)?.(at)
    if (!local) return true
    const { hour, weekday } = local
    return (
      !isQuiet(hour) &&
      (!days || days.includes(weekday)) &&
      (from === null || (hour >= from && hour < (to ?? 24)))
    )
  }
  return (at) => windows.reduce((sum, one) => sum + (isOpen(one, at) ? one.people : 0), 0)
}

/**
 * Returns a function that converts a time to the hour and weekday in this time zone. Caches the UTC
 * offset until the zone's next DST change.
 */
function clockOf(zone: string) {
  let from = Number.POSITIVE_INFINITY
  let until = Number.NEGATIVE_INFINITY
  let offset = 0
  return (at: number) => {
    if (at < from || at >= until) {
      const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
      from = at
      until = local.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY
      offset = local.offsetNanoseconds / 1_000_000
    }
    const local = at + offset
    const days = Math.floor(local / DAY_MS)
    // 1 January 1970 was a Thursday, weekday 4.
    return { hour: Math.floor((local - days * DAY_MS) / HOUR_MS), weekday: ((days + 3) % 7) + 1 }
  }
}
