import { ENQUIRY_TYPES } from '@wattle/contract/enquiry'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const enquiries = pgTable(
  'enquiries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text({ enum: ENQUIRY_TYPES }).notNull(),
    name: text(),
    email: text().notNull(),
    message: text(),
    phone: text(),
    subject: text(),
    postcode: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('enquiries_type', sql`${table.type} in ('RESPONDENT', 'STARTUP', 'CLIENT')`),
    check(
      'enquiries_panel_fields',
      sql`${table.type} = 'RESPONDENT' or (${table.phone} is null and ${table.postcode} is null)`,
    ),
    index('enquiries_created_at').on(table.createdAt, table.id),
  ],
)
