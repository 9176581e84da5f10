import { ROLES } from '@wattle/contract/auth'
import type { ResearcherNotices } from '@wattle/contract/notice'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, idColumn, moment, rowId } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: rowId(),
    /** Empty once the account is deleted. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** Null for people who only sign in with Google. */
    passwordHash: text('password_hash'),
    /** Google's permanent id for the person. */
    googleSubject: text('google_subject'),
    role: text({ enum: ROLES }).notNull().default('ROLE_USER'),
    emailVerifiedAt: moment('email_verified_at'),
    timezone: text(),
    /** We encrypt the secret, so no one can produce codes from a copy of the database. */
    totpSecret: bytes('totp_secret'),
    /** Null until a first code proves the authenticator has the secret. */
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** The time step of the last used code, so each code works once. */
    totpLastStep: idColumn('totp_last_step'),
    /** Which notices they want by email. Kinds that aren't listed use the default. */
    notices: jsonb().$type<Partial<ResearcherNotices>>().notNull().default({}),
    /** Their daily digests have covered everything up to this time. */
    digestedAt: moment('digested_at'),
    createdAt: moment('created_at').notNull(),
    /** When our team deactivated the account. Its owner can't sign in, but their projects stay. */
    deactivatedAt: moment('deactivated_at'),
    /** The emptied row stays until the last project the person launched is deleted. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    // We compare addresses case-insensitively, so the same address in capitals is the same account.
    uniqueIndex('users_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_google_subject').on(table.googleSubject),
    index('users_created_at').on(table.createdAt, table.id),
    check('users_deleted', sql`(${table.deletedAt} is not null) = (${table.email} = '')`),
    check('users_role', sql`${table.role} in ('ROLE_USER', 'ROLE_ADMIN')`),
    check('users_totp', sql`${table.totpConfirmedAt} is null or ${table.totpSecret} is not null`),
  ],
)

const ownerId = () =>
  idColumn('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: rowId(),
    userId: ownerId(),
    /** SHA-256 of the token, so a leaked database isn't enough to take over sessions. */
    tokenHash: bytes('token_hash').notNull(),
    device: text().notNull().default('Unknown device'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user_id').on(table.userId),
  ],
)

/**
 * Refresh tokens for people's Google Calendars. They're encrypted, so a leaked database doesn't
 * give access to the calendars.
 */
export const calendarTokens = pgTable('calendar_tokens', {
  userId: ownerId().primaryKey(),
  refreshToken: bytes('refresh_token').notNull(),
  connectedAt: moment('connected_at').notNull(),
})

/** The devices a person has signed in from, so we can email them about new ones. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerId(),
    device: text().notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
)

export const TOKEN_PURPOSES = ['VERIFY_EMAIL', 'RESET_PASSWORD'] as const

/** Tokens for links in emails. Each works once. */
export const userTokens = pgTable(
  'user_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // One token per person and purpose, so a new token replaces the old one.
    uniqueIndex('user_tokens_owner').on(table.userId, table.purpose),
    check('user_tokens_purpose', sql`${table.purpose} in ('VERIFY_EMAIL', 'RESET_PASSWORD')`),
  ],
)

/** Recovery codes, for people who've lost their authenticator. Each code works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), codeHash: bytes('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
