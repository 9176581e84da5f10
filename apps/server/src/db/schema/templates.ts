import { TEMPLATE_TYPES } from '@wattle/contract/template'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Emails in the agency's own words. The newest of each type counts. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    type: text({ enum: TEMPLATE_TYPES }).notNull(),
    subject: text(),
    body: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mail_templates_type').on(table.type, table.id)],
)
