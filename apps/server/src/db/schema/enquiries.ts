import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What clients and startups wrote; the panel form's submissions are joinings (panel.ts). */
export const enquiries = pgTable(
  'enquiries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text({ enum: ['STARTUP', 'CLIENT'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    subject: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('enquiries_type', sql`${table.type} in ('STARTUP', 'CLIENT')`),
    index('enquiries_created_at').on(table.createdAt, table.id),
  ],
)
