import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something happened in a time window. See db/rate-limits.ts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_window_ends_at').on(table.windowEndsAt)],
)

/** Used tokens from bot checks and form confirmations. Each works once. */
export const spentBotChecks = pgTable(
  'spent_bot_checks',
  {
    key: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('spent_bot_checks_expires_at').on(table.expiresAt)],
)
