import { AUDIT_KINDS } from '@wattle/contract/audit'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment, rowId } from './columns.ts'

/** Who did what. Rows outlive the accounts, so they have ids, never names. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: rowId(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    /** The account that the event is about. */
    userId: idColumn('user_id'),
    /** Who did it, if it wasn't the account's owner. */
    actorId: idColumn('actor_id'),
    /** The address someone tried to sign in with, if it has no account. */
    email: text(),
    origin: text(),
    device: text(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_user_id').on(table.userId, table.at),
  ],
)
