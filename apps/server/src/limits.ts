import { type Allowance, takeFromLimit } from '#db/limits.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'

/** Counts one more against the key and refuses what is too much, with a message of its own if given. */
export async function holdTo(
  { config, now }: Deps,
  db: Db,
  key: string,
  limit: Allowance,
  message?: string,
): Promise<void> {
  if (!config.rateLimits) return
  const { allowed, retryAfter } = await takeFromLimit(db, key, limit, now())
  must(allowed, 'TOO_MANY_REQUESTS', { retryAfter, ...(message && { message }) })
}
