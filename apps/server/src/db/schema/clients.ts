import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, rowId } from './columns.ts'

/** A company that we run studies for. */
export const clients = pgTable(
  'clients',
  {
    id: rowId(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('clients_name').on(sql`lower(${table.name})`),
    check('clients_name_length', sql`length(${table.name}) between 1 and 120`),
  ],
)
