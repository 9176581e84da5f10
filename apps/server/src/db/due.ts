import { gt, lte, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The clocks of two processes differ by much less. */
const MARGIN_MS = 10 * 60_000

/** Further ahead than this nothing is stored, unless the clock has been set back since. */
export const latestStored = (now: Date, longestMs: number): Date =>
  new Date(now.getTime() + longestMs + MARGIN_MS)

/**
 * Whether a stored time has come. `longestMs` is how far ahead such a time is stored at most: one
 * further ahead was stored before the clock was set back, and counts as come.
 */
export const isDue = (at: Date, now: Date, longestMs: number): boolean =>
  at <= now || at > latestStored(now, longestMs)

/** The same, for a query. */
export const dueBy = (column: PgColumn, now: Date, longestMs: number) =>
  or(lte(column, now), gt(column, latestStored(now, longestMs)))
