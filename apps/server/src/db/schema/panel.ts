import { CONSENT_KINDS, MEMBER_STATES } from '@wattle/contract/panel'
import { MEMBER_FLAGS } from '@wattle/contract/profile'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of.ts'
import { bytes, idColumn, moment, rowId } from './columns.ts'
import { users } from './users.ts'

export const panelMembers = pgTable(
  'panel_members',
  {
    id: rowId(),
    email: text().notNull(),
    name: text(),
    phone: text(),
    postcode: text(),
    /** Can only change as the contract allows (`MEMBER_MOVES`), which a trigger enforces. */
    state: text({ enum: MEMBER_STATES }).notNull(),
    /** When they left. `leftFrom` is their state before that. The trigger on `state` sets both. */
    leftAt: moment('left_at'),
    leftFrom: text('left_from', { enum: MEMBER_STATES }),
    /**
     * The key of the member's link is an HMAC of this nonce, keyed with our secret, so a leaked
     * database isn't enough to open links.
     */
    linkNonce: bytes('link_nonce').notNull(),
    /** SHA-256 of the link's key, so we can look up the member by it. */
    keyHash: bytes('key_hash').notNull(),
    joinedAt: moment('joined_at').notNull(),
    /**
     * When we last invited them. Each batch starts with the people we haven't invited for the
     * longest time.
     */
    lastInvitedAt: moment('last_invited_at'),
    /** When an email bounced because the mailbox doesn't exist. We don't email them after that. */
    undeliverableAt: moment('undeliverable_at'),
    /** False for a client's own customers. Only that client's studies may invite them. */
    openPanel: boolean('open_panel').notNull().default(true),
    flag: text({ enum: MEMBER_FLAGS }).notNull().default('NONE'),
    flagReason: text('flag_reason').notNull().default(''),
    /** Where they came from, such as an open link or an import. */
    source: text().notNull().default(''),
    /**
     * True if the member came through an open link and hasn't confirmed the address. Until they do,
     * other members may have the same address.
     */
    provisional: boolean().notNull().default(false),
    /** We don't invite them before this time. `restReason` is the contact rule behind it. */
    restsUntil: moment('rests_until'),
    restReason: text('rest_reason'),
    /**
     * The limits they set, here and in the next four columns: invitations a month, weekdays (1 is
     * Monday), hours and topics.
     */
    maxPerMonth: integer('max_per_month'),
    contactDays: integer('contact_days').array(),
    contactFrom: integer('contact_from'),
    contactTo: integer('contact_to'),
    topicsOff: idColumn('topics_off').array().notNull().default([]),
    /** The member's time zone when they last answered. */
    timezone: text(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('panel_members_email')
      .on(sql`lower(${table.email})`)
      .where(sql`not ${table.provisional}`),
    index('panel_members_provisional')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.provisional}`),
    uniqueIndex('panel_members_key_hash').on(table.keyHash),
    index('panel_members_joined_at').on(table.joinedAt, table.id),
    index('panel_members_state_joined_at').on(table.state, table.joinedAt, table.id),
    index('panel_members_next')
      .on(sql`${table.lastInvitedAt} nulls first`, table.id)
      .where(sql`${table.state} = 'ACTIVE' and ${table.undeliverableAt} is null`),
    check(
      'panel_members_provisional',
      sql`not ${table.provisional} or ${table.state} in ('PENDING', 'LEFT')`,
    ),
    check('panel_members_flag', oneOf(table.flag, MEMBER_FLAGS)),
    check('panel_members_state', sql`${table.state} in ('PENDING', 'ACTIVE', 'PAUSED', 'LEFT')`),
    check(
      'panel_members_left',
      sql`(${table.state} = 'LEFT') = (${table.leftAt} is not null)
        and (${table.leftAt} is null) = (${table.leftFrom} is null)`,
    ),
  ],
)

/**
 * The words admins search members by, maintained by a trigger. A separate table, because its
 * trigram index is slow to write and every invitation updates the member's row.
 */
export const panelWords = pgTable('panel_words', {
  memberId: idColumn('member_id')
    .primaryKey()
    .references(() => panelMembers.id, { onDelete: 'cascade' }),
  /** Address, name and postcode, one per line, in lower case. */
  words: text().notNull(),
})

/**
 * One row per import or panel form submission: the details people gave us, and the proof of
 * consent.
 */
export const panelJoinings = pgTable(
  'panel_joinings',
  {
    id: rowId(),
    memberId: idColumn('member_id')
      .notNull()
      .references(() => panelMembers.id, { onDelete: 'cascade' }),
    name: text(),
    phone: text(),
    postcode: text(),
    kind: text({ enum: CONSENT_KINDS }).notNull().default('FORM'),
    subject: text(),
    message: text(),
    /** The policy they agreed to, and when. Null for imported people until they confirm. */
    policyVersion: text('policy_version'),
    policyHash: text('policy_hash'),
    agreedAt: moment('agreed_at'),
    /** When they confirmed that they want to join, on the page that our email links to. */
    confirmedAt: moment('confirmed_at'),
    keyHash: bytes('key_hash').notNull(),
    /** Where and when an imported member gave consent, as far as we know. */
    source: text(),
    consentedOn: date('consented_on'),
    importedBy: idColumn('imported_by').references(() => users.id, {
      onDelete: 'set null',
    }),
    importedAt: moment('imported_at'),
  },
  (table) => [
    uniqueIndex('panel_joinings_key_hash').on(table.keyHash),
    index('panel_joinings_member_id').on(table.memberId, table.id),
    index('panel_joinings_imported_by')
      .on(table.importedBy)
      .where(sql`${table.importedBy} is not null`),
    check('panel_joinings_kind', sql`${table.kind} in ('FORM', 'IMPORT')`),
    check(
      'panel_joinings_form',
      sql`${table.kind} <> 'FORM' or (${table.agreedAt} is not null
        and ${table.policyVersion} is not null and ${table.policyHash} is not null)`,
    ),
    check(
      'panel_joinings_import',
      sql`${table.kind} <> 'IMPORT' or (${table.source} is not null and ${table.importedAt} is not null
        and (${table.agreedAt} is null) = (${table.confirmedAt} is null))`,
    ),
  ],
)

/** Hashed addresses of people who asked us to delete them, so an import can't bring them back. */
export const forgottenAddresses = pgTable('forgotten_addresses', {
  addressHash: bytes('address_hash').primaryKey(),
  forgottenAt: moment('forgotten_at').notNull(),
})
