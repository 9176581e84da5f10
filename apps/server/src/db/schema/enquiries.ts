import { ENQUIRY_STATUSES } from '@wattle/contract/admin'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, rowId } from './columns.ts'

/** Enquiries from clients and startups. Panel form submissions are in panel.ts. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: rowId(),
    type: text({ enum: ['STARTUP', 'CLIENT'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    subject: text(),
    status: text({ enum: ENQUIRY_STATUSES }).notNull().default('NEW'),
    notes: text().notNull().default(''),
    /** False if the form was submitted without JavaScript, and so without a bot check. */
    isVerified: boolean('is_verified').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('enquiries_status', sql`${table.status} in ('NEW', 'IN_WORK', 'DONE')`),
    check('enquiries_type', sql`${table.type} in ('STARTUP', 'CLIENT')`),
    index('enquiries_created_at').on(table.createdAt, table.id),
  ],
)
