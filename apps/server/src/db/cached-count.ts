import { cache } from '#cache.ts'
import type { Db } from '#db/open.ts'

/**
 * From this many rows on, counting is slow enough to cache. Counting the matches of a search is
 * slower, so it has a lower limit, `MANY_FOUND`.
 */
const MANY = 10_000
export const MANY_FOUND = 1000

const countCache = cache<string, number>({ name: 'row count', size: 1000, lifetimeMs: 10_000 })

/**
 * How many rows a list has. Counts a small list every time. A large count may be 10 seconds old.
 */
export async function cachedCount(
  db: Db,
  list: string,
  countRows: () => PromiseLike<{ count: number }[]>,
  many = MANY,
): Promise<number> {
  const cached = countCache(db).get(list)
  if (cached !== undefined) return cached
  const [row] = await countRows()
  const count = row?.count ?? 0
  if (count >= many) countCache(db).set(list, count)
  return count
}
