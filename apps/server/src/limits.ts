import { type Allowance, takeFromLimit } from '#db/limits.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'

/** Counts one more against the key, and refuses what is too much. */
export async function holdTo(
  { config, now }: Deps,
  db: Db,
  key: string,
  limit: Allowance,
): Promise<void> {
  if (!config.rateLimits) return
  const { allowed, retryAfter } = await takeFromLimit(db, key, limit, now())
  must(allowed, 'TOO_MANY_REQUESTS', { retryAfter })
}
