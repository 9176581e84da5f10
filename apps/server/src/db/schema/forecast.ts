import type { Loosening } from '@wattle/contract/loosening'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { distributions } from './distributions.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Changes that let more people qualify after a study was launched. */
export const loosenings = pgTable(
  'loosenings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    distributionId: bigint('distribution_id', { mode: 'number' })
      .notNull()
      .references(() => distributions.id, { onDelete: 'cascade' }),
    change: jsonb().$type<Loosening>().notNull(),
    /** How many more people the admin was told would qualify. */
    gain: integer().notNull(),
    by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    appliesAt: moment('applies_at').notNull(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('loosenings_distribution_id').on(table.distributionId, table.id),
    index('loosenings_by').on(table.by).where(sql`${table.by} is not null`),
  ],
)
