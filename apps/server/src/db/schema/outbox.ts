import { MAIL_STATES } from '@wattle/contract/outbox'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, moment, rowId } from './columns.ts'

/** A link's key is an HMAC of the nonce, keyed with our secret for that purpose. */
export type EmailKey = { purpose: string; nonce: string }

/** The body that one campaign's emails share, with placeholders for the parts that differ. */
export const mailBodies = pgTable('mail_bodies', {
  id: rowId(),
  kind: text().notNull().default(''),
  /**
   * The emails' subject without names, for searching. Empty for older campaigns whose subjects
   * differ in more than names.
   */
  subject: text().notNull().default(''),
  html: text().notNull(),
  text: text().notNull(),
  createdAt: moment('created_at').notNull(),
})

/**
 * The transactional outbox, with one row per email. The row, not the queue, guarantees that we send
 * the email.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: rowId(),
    /** What kind of email it is, such as `enquiry.thanks`. */
    kind: text().notNull(),
    /**
     * Set when the row is written, so email programs recognise an email that we send twice after a
     * crash.
     */
    messageId: text('message_id').notNull(),
    sender: text().notNull(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** Set if the html and text come from a campaign's body, with the values in `fills`. */
    bodyId: idColumn('body_id').references(() => mailBodies.id),
    fills: jsonb().$type<Record<string, string>>(),
    /**
     * The purpose and nonce of each link's key. We derive the key when we send the email, so a
     * leaked database isn't enough to open links.
     */
    keys: jsonb().$type<Record<string, EmailKey>>(),
    /** The email's distribution. If someone pauses it, the email waits too. */
    campaignId: idColumn('campaign_id'),
    /**
     * The panel member who gets the email. Before we send it, we check that we may still email
     * them.
     */
    memberId: idColumn('member_id'),
    /** The panel member this email is about. We delete the email when we delete the member. */
    aboutMemberId: idColumn('about_member_id'),
    /**
     * The researcher who's named in this email to someone else. We delete the email with their
     * account.
     */
    aboutUserId: idColumn('about_user_id'),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** An attached calendar file (RFC 5545). */
    calendar: text(),
    state: text({ enum: MAIL_STATES }).notNull().default('QUEUED'),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at'),
    /** When the worker's lease ends. After that, another worker can claim the email. */
    claimedUntil: moment('claimed_until'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    uniqueIndex('outbox_mails_message_id').on(table.messageId),
    index('outbox_mails_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.state} = 'QUEUED'`),
    index('outbox_mails_claimed').on(table.claimedUntil).where(sql`${table.state} = 'SENDING'`),
    index('outbox_mails_campaign')
      .on(table.campaignId, table.state)
      .where(sql`${table.campaignId} is not null`),
    index('outbox_mails_about_member')
      .on(table.aboutMemberId)
      .where(sql`${table.aboutMemberId} is not null`),
    index('outbox_mails_about_user')
      .on(table.aboutUserId)
      .where(sql`${table.aboutUserId} is not null`),
    index('outbox_mails_body_id').on(table.bodyId).where(sql`${table.bodyId} is not null`),
    index('outbox_mails_created_at').on(table.createdAt, table.id),
    index('outbox_mails_state_created_at').on(table.state, table.createdAt, table.id),
    index('outbox_mails_recipient').on(sql`lower(${table.recipient})`, table.kind, table.createdAt),
    check(
      'outbox_mails_state',
      sql`${table.state} in ('QUEUED', 'SENDING', 'SENT', 'HELD', 'REFUSED', 'FAILED', 'DROPPED')`,
    ),
    check(
      'outbox_mails_queued_has_time',
      sql`${table.state} <> 'QUEUED' or ${table.nextAttemptAt} is not null`,
    ),
    check(
      'outbox_mails_claim',
      sql`(${table.state} = 'SENDING') = (${table.claimedUntil} is not null)`,
    ),
    check('outbox_mails_sent', sql`(${table.state} = 'SENT') = (${table.sentAt} is not null)`),
  ],
)

/**
 * The words admins search emails by, maintained by triggers. A separate table, because the trigram
 * index is slow to write and an email's row changes several times before it's sent. A campaign's
 * emails aren't here: a search finds them by their shared body, because otherwise starting a
 * campaign would index thousands of rows. Names aren't here either: a search looks them up, so it
 * finds a corrected name and never a deleted one.
 */
export const outboxWords = pgTable('outbox_words', {
  mailId: idColumn('mail_id')
    .primaryKey()
    .references(() => outboxMails.id, { onDelete: 'cascade' }),
  /** Address, subject and kind, one per line, in lower case. */
  words: text().notNull(),
})
