import { SETTING_KEYS } from '@wattle/contract/settings'
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of.ts'
import { users } from './users.ts'

/** Append-only: the newest row of a key counts, the older ones are its history. */
export const settings = pgTable(
  'settings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text({ enum: SETTING_KEYS }).notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null if the system set the value, or if the account was deleted. */
    setBy: bigint('set_by', { mode: 'number' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('settings_newest').on(table.key, table.id),
    index('settings_set_by').on(table.setBy),
    check('settings_key', oneOf(table.key, SETTING_KEYS)),
  ],
)
