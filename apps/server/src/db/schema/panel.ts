import { MEMBER_STATES } from '@wattle/contract/panel'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'

export const panelMembers = pgTable(
  'panel_members',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    name: text(),
    phone: text(),
    postcode: text(),
    state: text({ enum: MEMBER_STATES }).notNull(),
    /** The key of the member's own link is an HMAC of this: a copy of the database opens no link. */
    linkNonce: bytes('link_nonce').notNull(),
    /** SHA-256 of that key, to find the member by it. */
    keyHash: bytes('key_hash').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Those who were asked longest ago are asked first. */
    lastInvitedAt: timestamp('last_invited_at', { withTimezone: true }),
    /** A mail server said that there is no such mailbox: no mail goes there any more. */
    undeliverableAt: timestamp('undeliverable_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('panel_members_email').on(sql`lower(${table.email})`),
    uniqueIndex('panel_members_key_hash').on(table.keyHash),
    index('panel_members_joined_at').on(table.joinedAt, table.id),
    index('panel_members_state_joined_at').on(table.state, table.joinedAt, table.id),
    index('panel_members_next')
      .on(sql`${table.lastInvitedAt} nulls first`, table.id)
      .where(sql`${table.state} = 'ACTIVE' and ${table.undeliverableAt} is null`),
    check('panel_members_state', sql`${table.state} in ('PENDING', 'ACTIVE', 'PAUSED', 'LEFT')`),
  ],
)

/**
 * What a member is searched by, kept by a trigger. Apart, because finding parts of words takes an index
 * that is slow to write, and every invitation changes the member.
 */
export const panelWords = pgTable('panel_words', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => panelMembers.id, { onDelete: 'cascade' }),
  /** Address, name and postcode, a line each, in lower case. */
  words: text().notNull(),
})

/** One row a submission of the panel form: what was typed, and the proof of what was agreed to. */
export const panelJoinings = pgTable(
  'panel_joinings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => panelMembers.id, { onDelete: 'cascade' }),
    name: text(),
    phone: text(),
    postcode: text(),
    subject: text(),
    message: text(),
    policyVersion: text('policy_version').notNull(),
    policyHash: text('policy_hash').notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
    /** When the button in the mail was pressed. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    keyHash: bytes('key_hash').notNull(),
  },
  (table) => [
    uniqueIndex('panel_joinings_key_hash').on(table.keyHash),
    index('panel_joinings_member_id').on(table.memberId, table.id),
  ],
)

/** Addresses that asked to be forgotten, as hashes, so that an import cannot bring them back. */
export const forgottenAddresses = pgTable('forgotten_addresses', {
  addressHash: bytes('address_hash').primaryKey(),
  forgottenAt: timestamp('forgotten_at', { withTimezone: true }).notNull(),
})
