/** The ends of an interval, as shares from 0 to 1. */
export type Interval = { low: number; high: number }

/**
 * The Jeffreys interval: if k of n people said yes, the whole population's share is 90% likely to
 * be in this range. It's the 5th to the 95th percentile of Beta(k + ½, n − k + ½). It starts at 0
 * when k is 0 and ends at 1 when k is n.
 */
export function jeffreysInterval(k: number, n: number): Interval {
  const a = k + 0.5
  const b = n - k + 0.5
  return {
    low: k === 0 ? 0 : betaQuantile(0.05, a, b),
    high: k === n ? 1 : betaQuantile(0.95, a, b),
  }
}

/** Forty steps of bisection leave an error below a billionth. */
const HALVINGS = 40

function betaQuantile(probability: number, a: number, b: number): number {
  let low = 0
  let high = 1
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (incompleteBeta(middle, a, b) < probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The regularised incomplete beta function, using whichever continued fraction converges faster.
 */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const logFront = a * Math.log(x) + b * Math.log(1 - x) - logBeta(a, b)
  return (Math.exp(logFront) / a) * continuedFraction(x, a, b)
}

const MOST_TERMS = 300
const PRECISION = 1e-14
const TINY = 1e-300

/** Evaluates the continued fraction with Lentz's method. */
function continuedFraction(x: number, a: number, b: number): number {
  const awayFromZero = (value: number) => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / awayFromZero(1 + even * d)
    c = awayFromZero(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / awayFromZero(1 + odd * d)
    c = awayFromZero(1 + odd / c)
    result *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return result
}

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b)

/**
 * The logarithm of the gamma function. Only works for whole numbers and halves, which is all we
 * need for counting people.
 */
function logGamma(x: number): number {
  const isHalf = x % 1 !== 0
  let result = isHalf ? Math.log(Math.PI) / 2 : 0
  for (let at = isHalf ? 0.5 : 1; at < x; at++) result += Math.log(at)
  return result
}

/** Writes an interval as "44–96%". */
export const shareText = ({ low, high }: Interval): string =>
  `${Math.round(low * 100)}–${Math.round(high * 100)}%`
