import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, moment, rowId } from './columns.ts'
import { distributions } from './distributions.ts'
import { panelMembers } from './panel.ts'

/** A link to a study's screener for people who aren't on the panel yet. */
export const openLinks = pgTable(
  'open_links',
  {
    id: rowId(),
    distributionId: idColumn('distribution_id')
      .notNull()
      .references(() => distributions.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    /** Where we share the link. */
    source: text().notNull(),
    maxEntries: integer('max_entries').notNull(),
    entries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('open_links_slug').on(table.slug),
    index('open_links_distribution_id').on(table.distributionId),
    check('open_links_entries', sql`${table.entries} between 0 and ${table.maxEntries}`),
  ],
)

/**
 * Someone who came through a link. The typed address is only here until they confirm it, so our
 * responses never reveal who is on the panel.
 */
export const openEntries = pgTable(
  'open_entries',
  {
    id: rowId(),
    linkId: idColumn('link_id')
      .notNull()
      .references(() => openLinks.id, { onDelete: 'cascade' }),
    /** The provisional member who holds the answers until the address is confirmed. */
    memberId: idColumn('member_id').references(() => panelMembers.id, {
      onDelete: 'cascade',
    }),
    email: text().notNull(),
    name: text(),
    policyVersion: text('policy_version').notNull(),
    policyHash: text('policy_hash').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    index('open_entries_email').on(sql`lower(${table.email})`, table.agreedAt),
    index('open_entries_link_id').on(table.linkId, table.agreedAt),
    index('open_entries_member_id').on(table.memberId),
    index('open_entries_unconfirmed').on(table.agreedAt).where(sql`${table.confirmedAt} is null`),
  ],
)
