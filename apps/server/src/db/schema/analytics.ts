import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often a page was seen on a day, by where people came from. Nothing about the people. */
export const pageViews = pgTable(
  'page_views',
  {
    /** In the agency's time zone. */
    day: date().notNull(),
    path: text().notNull(),
    /** The host of the page before, empty where it was ours or unknown. */
    referrerHost: text('referrer_host').notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrerHost] })],
)
