import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often something happened in a time window. See db/rate-limits.ts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_window_ends_at').on(table.windowEndsAt)],
)

/** Used tokens from bot checks and form confirmations, so that each works only once. */
export const spentBotChecks = pgTable(
  'spent_bot_checks',
  {
    key: text().primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_bot_checks_expires_at').on(table.expiresAt)],
)
