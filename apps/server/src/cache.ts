import { LRUCache } from 'lru-cache'

type Options = {
  name: string
  /** The maximum number of entries. The cache drops the least recently used one first. */
  size: number
  /** Without a lifetime, an entry stays until it's deleted or evicted. */
  lifetimeMs?: number
}

/** Every cache in the product. docs/scaling.md lists them. */
export const CACHES: Options[] = []

/** One cache per owner (usually the database), so two applications in one process share nothing. */
export function cache<Key extends string | number, Value extends NonNullable<unknown>>(
  options: Options,
): (owner: object, clock?: () => Date) => LRUCache<Key, Value> {
  CACHES.push(options)
  const { size: max, lifetimeMs = 1 } = options
  // The library still returns an entry at the very end of its lifetime, so we subtract 1 ms.
  // Without a lifetime, this makes the ttl 0, which means no limit.
  const ttl = lifetimeMs - 1
  const caches = new WeakMap<object, LRUCache<Key, Value>>()
  return (owner, clock = () => new Date()) => {
    let own = caches.get(owner)
    if (!own) {
      own = new LRUCache({ max, ttl, ttlResolution: 0, perf: forwardOnly(clock, ttl) })
      caches.set(owner, own)
    }
    return own
  }
}

/** If the clock is set back, entries would stay too long, so we let them all expire. */
function forwardOnly(clock: () => Date, lifetimeMs: number): { now(): number } {
  let last = 0
  let ahead = 0
  return {
    now() {
      const at = clock().getTime()
      if (at < last) ahead += last - at + lifetimeMs + 1
      last = at
      return at + ahead
    },
  }
}
