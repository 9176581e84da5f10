import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When each recurring job last finished, by the database's clock. See db/sweeps.ts. */
export const sweeps = pgTable('sweeps', {
  name: text().primaryKey(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
})
