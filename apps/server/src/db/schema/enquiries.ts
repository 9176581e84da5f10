import { ENQUIRY_STATUSES } from '@wattle/contract/administration'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
    status: text({ enum: ENQUIRY_STATUSES }).notNull().default('NEW'),
    /** The office's own. */
    notes: text().notNull().default(''),
    /** False if it came without JavaScript, so no bot check was solved for it. */
    isVerified: boolean('is_verified').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('enquiries_status', sql`${table.status} in ('NEW', 'IN_WORK', 'DONE')`),
    check('enquiries_type', sql`${table.type} in ('STARTUP', 'CLIENT')`),
    index('enquiries_created_at').on(table.createdAt, table.id),
  ],
)
