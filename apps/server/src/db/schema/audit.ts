import { AUDIT_KINDS } from '@wattle/contract/audit'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who did what. Outlives the accounts that it is about: it holds their ids, never their names. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    /** Whose account it is about. */
    userId: bigint('user_id', { mode: 'number' }),
    /** Who did it, where that was someone else. */
    actorId: bigint('actor_id', { mode: 'number' }),
    /** The address that someone tried to sign in with, where no account has it. */
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
