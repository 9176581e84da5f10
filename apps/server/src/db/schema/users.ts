import { ROLES } from '@wattle/contract/auth'
import type { ResearcherNotices } from '@wattle/contract/notice'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'

export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Empty once the account is deleted. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** Null for people who only sign in with Google. */
    passwordHash: text('password_hash'),
    /** Google's permanent id for the person. */
    googleSubject: text('google_subject'),
    role: text({ enum: ROLES }).notNull().default('ROLE_USER'),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    timezone: text(),
    /** Encrypted, so a copy of the database can't produce codes. */
    totpSecret: bytes('totp_secret'),
    /** Null until a first code proves the authenticator has the secret. */
    totpConfirmedAt: timestamp('totp_confirmed_at', { withTimezone: true }),
    /** The time step of the last used code, so each code works once. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    /** What they chose to be emailed about. Missing kinds have their default. */
    notices: jsonb().$type<Partial<ResearcherNotices>>().notNull().default({}),
    /** Their daily summaries cover everything up to this time. */
    digestedAt: timestamp('digested_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Our team closed the account: they can't sign in, and their projects stay. */
    deactivatedAt: timestamp('deactivated_at', { withTimezone: true }),
    /** The emptied row stays until the last project the person launched is deleted. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
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
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    /** SHA-256 of the token, so a leaked database can't open sessions. */
    tokenHash: bytes('token_hash').notNull(),
    device: text().notNull().default('Unknown device'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user_id').on(table.userId),
  ],
)

/**
 * Refresh tokens for people's Google Calendars, encrypted so a leaked database can't open their
 * calendars.
 */
export const calendarTokens = pgTable('calendar_tokens', {
  userId: ownerId().primaryKey(),
  refreshToken: bytes('refresh_token').notNull(),
  connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
})

/** The devices a person has signed in from, so we can email them about new ones. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerId(),
    device: text().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
)

export const TOKEN_PURPOSES = ['VERIFY_EMAIL', 'RESET_PASSWORD'] as const

/** Tokens of links in emails. Each works once. */
export const userTokens = pgTable(
  'user_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A new token replaces the old one.
    uniqueIndex('user_tokens_owner').on(table.userId, table.purpose),
    check('user_tokens_purpose', sql`${table.purpose} in ('VERIFY_EMAIL', 'RESET_PASSWORD')`),
  ],
)

/** For people who've lost their authenticator. Each code works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), codeHash: bytes('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
