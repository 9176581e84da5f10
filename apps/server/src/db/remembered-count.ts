import type { Db } from '#db/open.ts'

/** Counting these takes long enough to be felt; those that are searched for, sooner. */
const MANY = 10_000
export const MANY_FOUND = 1000
const REMEMBERED_MS = 10_000
const MOST_REMEMBERED = 1000

type Remembered = { count: number; until: number }
const memories = new WeakMap<Db, Map<string, Remembered>>()

/**
 * How many rows there are behind a page. Few are counted each time; many are remembered for a moment, as
 * nobody minds if a large number is ten seconds old.
 */
export async function rememberedCount(
  db: Db,
  what: string,
  counting: () => PromiseLike<{ count: number }[]>,
  many = MANY,
): Promise<number> {
  const memory = memories.get(db) ?? new Map<string, Remembered>()
  memories.set(db, memory)
  const known = memory.get(what)
  if (known && known.until > performance.now()) return known.count
  const [row] = await counting()
  const count = row?.count ?? 0
  if (memory.size >= MOST_REMEMBERED) memory.clear()
  if (count < many) memory.delete(what)
  else memory.set(what, { count, until: performance.now() + REMEMBERED_MS })
  return count
}
