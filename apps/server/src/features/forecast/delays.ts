/**
 * The share of people who have acted after this many hours. We interpolate linearly between points.
 */
export type Curve = readonly { hours: number; share: number }[]

/** Our prior for how long people take to finish the screener after we invite them. */
export const FINISH_START: Curve = [
  { hours: 0, share: 0 },
  { hours: 6, share: 0.25 },
  { hours: 24, share: 0.5 },
  { hours: 72, share: 0.8 },
  { hours: 168, share: 0.95 },
  { hours: 336, share: 1 },
]

/** After this many hours, we assume that people have had enough time to answer. */
export const WHOLE_WINDOW = FINISH_START.at(-1)?.hours ?? 0

/** Our prior for how long people take to book after we offer them times. */
export const BOOK_START: Curve = [
  { hours: 0, share: 0 },
  { hours: 6, share: 0.5 },
  { hours: 24, share: 0.8 },
  { hours: 72, share: 0.95 },
  { hours: 168, share: 1 },
]

/** The prior curve weighs as much as the delays of this many people. */
const PRIOR_WEIGHT = 50

/**
 * Blends the agency's own delays into the prior curve. `within` counts the people who had acted by
 * each point of the curve.
 */
export function mixedCurve(start: Curve, within: readonly number[]): Curve {
  const all = within.at(-1) ?? 0
  return start.map(({ hours, share }, at) => ({
    hours,
    share: ((within[at] ?? all) + PRIOR_WEIGHT * share) / (all + PRIOR_WEIGHT),
  }))
}

export type Wait = { hours: number; hasActed: boolean }

/**
 * Estimates how many of the people who acted would have acted by each point of the curve if
 * everyone had had enough time. This is a life table: people who haven't acted are censored after
 * the time they've waited. Without that, the estimate would only reflect the quick ones.
 */
export function withinOf(curve: Curve, waits: Wait[]): number[] {
  let stillOpen = 1
  const shares = curve.map(({ hours: to }, at) => {
    const from = curve[at - 1]?.hours
    if (from === undefined) return 0
    const inside = waits.filter(({ hours }) => hours > from && hours <= to)
    const acted = inside.filter(({ hasActed }) => hasActed).length
    const atRisk = waits.filter(({ hours }) => hours > from).length - (inside.length - acted) / 2
    if (atRisk > 0) stillOpen *= 1 - acted / atRisk
    return 1 - stillOpen
  })
  const all = waits.filter(({ hasActed }) => hasActed).length
  return shares.map((share) => (stillOpen < 1 ? (all * share) / (1 - stillOpen) : 0))
}

export const STEP_HOURS = 6

/** A curve in steps of six hours, and a lookup table that finds the step for a share. */
export type Delays = { shares: Float64Array; at: Uint8Array }

const TABLE = 1024

export function delaysOf(curve: Curve): Delays {
  const last = curve.at(-1)?.hours ?? 0
  const steps = Math.ceil(last / STEP_HOURS)
  const shares = Float64Array.from({ length: steps + 1 }, (_, step) =>
    shareAt(curve, step * STEP_HOURS),
  )
  const at = new Uint8Array(TABLE)
  for (let slot = 0, step = 1; slot < TABLE; slot++) {
    while (step < steps && (shares[step] ?? 1) <= slot / TABLE) step++
    at[slot] = step
  }
  return { shares, at }
}

export function shareAt(curve: Curve, hours: number): number {
  const next = curve.findIndex((point) => point.hours >= hours)
  if (next < 0) return 1
  const to = curve[next]
  const from = curve[next - 1]
  if (!to || !from) return to?.share ?? 1
  return from.share + ((hours - from.hours) / (to.hours - from.hours)) * (to.share - from.share)
}

/** The first step by which this share of people has acted. At least 1. */
export function stepAt({ shares, at }: Delays, share: number): number {
  let step = at[(share * TABLE) | 0] ?? 1
  while (step < shares.length - 1 && (shares[step] ?? 1) <= share) step++
  return step
}

/** The share of people who have acted after this many steps. */
export const shareOf = ({ shares }: Delays, step: number): number =>
  step < shares.length ? (shares[step] ?? 1) : 1
