import { TEMPLATE_TYPES } from '@wattle/contract/administration'
import { QUESTION_TYPES } from '@wattle/contract/screener'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails in the agency's own words. The newest of a type counts. */
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

/** Screener questions that proved useful, for the editor to offer. */
export const questionBank = pgTable('question_bank', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  question: text().notNull(),
  type: text({ enum: QUESTION_TYPES }).notNull(),
  options: text().array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
