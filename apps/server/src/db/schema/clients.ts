import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** A company that studies are for. */
export const clients = pgTable(
  'clients',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('clients_name').on(sql`lower(${table.name})`),
    check('clients_name_length', sql`length(${table.name}) between 1 and 120`),
  ],
)
