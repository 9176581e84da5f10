import { gt, lte, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** We assume that the clocks of two processes differ by less than this. */
const MARGIN_MS = 10 * 60_000

/** We never store a time further ahead than this. If we find one, the clock has been set back. */
export const latestStored = (now: Date, longestMs: number): Date =>
  new Date(now.getTime() + longestMs + MARGIN_MS)

/**
 * Whether this stored time has passed. We never store one more than `longestMs` ahead. One that's
 * further ahead was stored before the clock was set back, so it's due too.
 */
export const isDue = (at: Date, now: Date, longestMs: number): boolean =>
  at <= now || at > latestStored(now, longestMs)

/** The SQL condition for `isDue`. */
export const dueBy = (column: PgColumn, now: Date, longestMs: number) =>
  or(lte(column, now), gt(column, latestStored(now, longestMs)))
