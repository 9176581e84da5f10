import type { Db } from '#db/open.ts'
import { countAgainstLimit, type RateLimit } from '#db/rate-limits.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'

/** Adds one to the key's count, and throws a 429 if that's over the limit. */
export async function enforceRateLimit(
  { config, now }: Deps,
  db: Db,
  key: string,
  limit: RateLimit,
  message?: string,
): Promise<void> {
  if (!config.rateLimits) return
  const { allowed, retryAfter } = await countAgainstLimit(db, key, limit, now())
  must(allowed, 'TOO_MANY_REQUESTS', { retryAfter, ...(message && { message }) })
}
