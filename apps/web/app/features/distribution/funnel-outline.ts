const STEP = 100
const HEIGHT = 40
const HIGHEST = 36
/** The minimum height of a step that anyone has reached, so it never looks empty. */
const LEAST = 1.6

/**
 * The funnel's outline, in a box of 100 by 40 per step. It's level for most of a step, then slopes
 * to the next one. The last step is a separate path, because it has another colour.
 */
export function funnelOutline(counts: readonly number[]): { body: string; last: string } {
  const most = Math.max(1, ...counts)
  const tops = counts.map(
    (count) => HEIGHT - (count === 0 ? 0 : Math.max(LEAST, (count / most) * HIGHEST)),
  )
  const end = tops.length - 1
  const line = tops.slice(0, end).map((top, at) => {
    const x = at * STEP
    const next = tops[at + 1] ?? top
    return `L${x} ${top}L${x + 72} ${top}C${x + 86} ${top} ${x + 86} ${next} ${x + STEP} ${next}`
  })
  const from = end * STEP
  const lastTop = tops[end] ?? HEIGHT
  return {
    body: `M0 ${HEIGHT}${line.join('')}L${from} ${HEIGHT}Z`,
    last: `M${from} ${HEIGHT}V${lastTop}H${from + STEP}V${HEIGHT}Z`,
  }
}
