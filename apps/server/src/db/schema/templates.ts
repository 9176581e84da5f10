import { TEMPLATE_TYPES } from '@wattle/contract/template'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, rowId } from './columns.ts'

/** Email texts that the agency has edited. We use the newest row of each type. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    id: rowId(),
    name: text().notNull(),
    type: text({ enum: TEMPLATE_TYPES }).notNull(),
    subject: text(),
    body: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('mail_templates_type').on(table.type, table.id)],
)
