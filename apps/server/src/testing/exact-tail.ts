import { delaysOf } from '#features/forecast/delays.ts'
import type { Study } from '#features/forecast/study.ts'

/** We invite `n` people, each gives an interview with probability `p`, and we need `target`. */
export type ExactCase = { n: number; p: number; target: number }

export const EXACT_CASES: ExactCase[] = [
  { n: 30, p: 0.1, target: 3 },
  { n: 60, p: 0.12, target: 5 },
  { n: 200, p: 0.05, target: 12 },
]

/** The exact binomial probability of at least `target` interviews. */
export function exactTail({ n, p, target }: ExactCase): number {
  let sum = 0
  let term = (1 - p) ** n
  for (let k = 0; k <= n; k++) {
    if (k >= target) sum += term
    term *= ((p / (1 - p)) * (n - k)) / (k + 1)
  }
  return sum
}

const certainly = { alpha: 1e9, beta: 1e-9 }
const atOnce = delaysOf([
  { hours: 0, share: 0 },
  { hours: 6, share: 1 },
])

/**
 * A study without delays and with plenty of slots, where everyone who qualifies books and turns up.
 */
export const certainStudy = ({ n, p, target }: ExactCase): Study => ({
  target,
  conducted: 0,
  isCapped: false,
  lastStep: 40,
  invited: [],
  reminded: 0,
  offered: [],
  booked: [],
  held: [],
  free: Array.from({ length: 400 }, (_, at) => 10 + Math.floor(at / 10)),
  sends: [n],
  left: n,
  reach: 1000,
  standbys: 0,
  accepts: 0.6,
  groups: [],
  rates: {
    finish: { alpha: p * 1e9, beta: (1 - p) * 1e9 },
    qualify: certainly,
    book: certainly,
    attend: certainly,
  },
  finishDelays: atOnce,
  bookDelays: atOnce,
  pacing: 'FIXED',
})
