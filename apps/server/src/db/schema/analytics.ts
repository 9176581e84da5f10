import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often a page was viewed on a day, by referrer. Holds no data about visitors. */
export const pageViews = pgTable(
  'page_views',
  {
    /** The day in the agency's time zone. */
    day: date().notNull(),
    path: text().notNull(),
    /** The host of the previous page. Empty if it was ours or unknown. */
    referrerHost: text('referrer_host').notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrerHost] })],
)
