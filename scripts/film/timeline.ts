export const FRAMES_PER_SECOND = 24

/** When a text is there, in seconds; it comes and goes within these. */
export type Span = { from: number; to: number }

const SAYING_SECONDS = 4.25
const FIRST_SAYING = 3.75

export const TITLE: Span = { from: 0.25, to: FIRST_SAYING }
export const SAYINGS: readonly Span[] = [0, 1, 2].map((index) => {
  const from = FIRST_SAYING + index * SAYING_SECONDS
  return { from, to: from + SAYING_SECONDS }
})
const LAST_SAYING_ENDS = FIRST_SAYING + 3 * SAYING_SECONDS
export const FILM_SECONDS = 21
/** All three together, to the end: who looks away misses nothing, and the last frame is of use. */
export const RECAP: Span = { from: LAST_SAYING_ENDS, to: FILM_SECONDS }

const COMES_IN = 0.75
const GOES_IN = 0.4
const GROWS_IN = 3.6

/** From 0 to 1, slowly at both ends. */
export function eased(progress: number): number {
  const k = Math.min(1, Math.max(0, progress))
  return k * k * k * (k * (k * 6 - 15) + 10)
}

/** How much of a text is there. What lasts to the end does not go. */
export function presence({ from, to }: Span, time: number): number {
  const coming = eased((time - from - 0.1) / COMES_IN)
  const going = to === FILM_SECONDS ? 0 : eased((time - to + GOES_IN) / GOES_IN)
  return coming * (1 - going)
}

/** How much of the step's growth is done: a third with each saying. */
export function growth(time: number): number {
  const stages = SAYINGS.map(({ from }) => eased((time - from - 0.2) / GROWS_IN))
  return stages.reduce((sum, stage) => sum + stage, 0) / SAYINGS.length
}
