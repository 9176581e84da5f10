import { AUDIT_KINDS } from '@wattle/contract/audit'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who did what. Rows outlive the accounts, so they have ids, never names. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    /** The account that the event is about. */
    userId: bigint('user_id', { mode: 'number' }),
    /** Who did it, if it wasn't the account's owner. */
    actorId: bigint('actor_id', { mode: 'number' }),
    /** The address someone tried to sign in with, if it has no account. */
    email: text(),
    origin: text(),
    device: text(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_user_id').on(table.userId, table.at),
  ],
)
