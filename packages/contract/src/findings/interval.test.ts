import { expect, test } from 'vitest'
import { jeffreysInterval, shareText } from './interval.ts'

const STEPS = 800
const STEP = Math.PI / 2 / STEPS

/**
 * The same percentiles, calculated another way: with x = sin² t, Beta(k + ½, n − k + ½) has the
 * smooth density sin²ᵏ t · cos²⁽ⁿ⁻ᵏ⁾ t, which Simpson's rule integrates almost exactly.
 */
function referencePercentiles(k: number, n: number): { low: number; high: number } {
  const density = (t: number) => Math.sin(t) ** (2 * k) * Math.cos(t) ** (2 * (n - k))
  const sums = [0]
  for (let at = 0; at < STEPS; at++) {
    const t = at * STEP
    const area = (STEP / 6) * (density(t) + 4 * density(t + STEP / 2) + density(t + STEP))
    sums.push((sums[at] ?? 0) + area)
  }
  const total = sums[STEPS] ?? 1
  const percentile = (share: number) => {
    const wanted = share * total
    const after = sums.findIndex((sum) => sum >= wanted)
    const before = sums[after - 1] ?? 0
    const part = (wanted - before) / ((sums[after] ?? 0) - before)
    return Math.sin((after - 1 + part) * STEP) ** 2
  }
  return { low: percentile(0.05), high: percentile(0.95) }
}

test('matches reference intervals to within 0.1 percentage points, for n up to 60', () => {
  for (let n = 1; n <= 60; n++) {
    for (let k = 0; k <= n; k++) {
      const { low, high } = jeffreysInterval(k, n)
      const reference = referencePercentiles(k, n)
      expect(Math.abs(low - (k === 0 ? 0 : reference.low)), `low of ${k}/${n}`).toBeLessThan(0.001)
      expect(Math.abs(high - (k === n ? 1 : reference.high)), `high of ${k}/${n}`).toBeLessThan(
        0.001,
      )
    }
  }
})

test('gives the intervals that the analysis shows for five people', () => {
  const texts = [0, 1, 2, 3, 4, 5].map((k) => shareText(jeffreysInterval(k, 5)))
  expect(texts).toEqual(['0–31%', '4–56%', '13–74%', '26–87%', '44–96%', '69–100%'])
})

test('gives the interval of a screener’s result: 31 of 38', () => {
  expect(shareText(jeffreysInterval(31, 38))).toBe('70–90%')
})
