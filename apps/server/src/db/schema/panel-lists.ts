import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { clients } from './clients.ts'
import { idColumn, moment, rowId } from './columns.ts'
import { panelMembers } from './panel.ts'
import { users } from './users.ts'

const memberId = () =>
  idColumn('member_id')
    .notNull()
    .references(() => panelMembers.id, { onDelete: 'cascade' })

/**
 * A group of people that our team has put together. If the list belongs to a client, that client's
 * studies may invite its members.
 */
export const panelLists = pgTable(
  'panel_lists',
  {
    id: rowId(),
    name: text().notNull(),
    clientId: idColumn('client_id').references(() => clients.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('panel_lists_name').on(sql`lower(${table.name})`),
    index('panel_lists_client_id').on(table.clientId).where(sql`${table.clientId} is not null`),
  ],
)

export const panelListMembers = pgTable(
  'panel_list_members',
  {
    listId: idColumn('list_id')
      .notNull()
      .references(() => panelLists.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.memberId] }),
    index('panel_list_members_member_id').on(table.memberId),
  ],
)

/** Our team's notes about panel members, who can read them in their data download. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: rowId(),
    memberId: memberId(),
    authorId: idColumn('author_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    text: text().notNull(),
    pinned: boolean().notNull().default(false),
    at: moment('at').notNull(),
  },
  (table) => [
    index('member_notes_member_id').on(table.memberId, table.id),
    index('member_notes_author_id').on(table.authorId).where(sql`${table.authorId} is not null`),
    check('member_notes_text', sql`length(${table.text}) between 1 and 2000`),
  ],
)

/** Filters, sort order and columns of an admin list, saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: rowId(),
    ownerId: idColumn('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().notNull().default('PANEL'),
    name: text().notNull(),
    view: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Whether the whole team sees the view, not only its owner. */
    shared: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.ownerId, table.list, sql`lower(${table.name})`),
    check('saved_views_name_length', sql`length(${table.name}) between 1 and 80`),
  ],
)
