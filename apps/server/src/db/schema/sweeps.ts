import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** When each recurring job last finished, by the database's clock. See db/sweeps.ts. */
export const sweeps = pgTable('sweeps', {
  name: text().primaryKey(),
  finishedAt: moment('finished_at').notNull(),
})
