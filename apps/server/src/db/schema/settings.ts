import { SETTING_KEYS } from '@wattle/contract/settings'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of.ts'
import { idColumn, moment, rowId } from './columns.ts'
import { users } from './users.ts'

/** Append-only: each key's newest row counts, and the older ones are its history. */
export const settings = pgTable(
  'settings',
  {
    id: rowId(),
    key: text({ enum: SETTING_KEYS }).notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null if the system set the value, or if the account was deleted. */
    setBy: idColumn('set_by').references(() => users.id, {
      onDelete: 'set null',
    }),
    setAt: moment('set_at').notNull(),
  },
  (table) => [
    index('settings_newest').on(table.key, table.id),
    index('settings_set_by').on(table.setBy),
    check('settings_key', oneOf(table.key, SETTING_KEYS)),
  ],
)
