import { setTimeout } from 'node:timers/promises'

/** Spaces calls evenly, at no more than this many a second. Without a number, there's no limit. */
export function throttle(perSecond: number | undefined): () => Promise<void> {
  if (!perSecond) return async () => {}
  let next = performance.now()
  return async () => {
    const now = performance.now()
    const wait = Math.max(0, next - now)
    next = Math.max(next, now) + 1000 / perSecond
    if (wait > 0) await setTimeout(wait)
  }
}
