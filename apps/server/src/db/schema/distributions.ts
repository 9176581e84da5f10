import { CURRENCIES } from '@wattle/contract/distribution'
import { DISTRIBUTION_STATUSES } from '@wattle/contract/research'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { panelMembers } from './panel.ts'
import { researches } from './researches.ts'

/** The e-mail campaign of a project: one, ever. */
export const distributions = pgTable(
  'distributions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    researchId: bigint('research_id', { mode: 'number' })
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    status: text({ enum: DISTRIBUTION_STATUSES }).notNull().default('REQUESTED'),
    studyTitle: text('study_title').notNull().default(''),
    studyDescription: text('study_description').notNull().default(''),
    conductingPeriod: text('conducting_period').notNull().default(''),
    estimatedTime: text('estimated_time').notNull().default(''),
    incentive: text().notNull().default(''),
    incentiveCents: integer('incentive_cents'),
    incentiveCurrency: text('incentive_currency', { enum: CURRENCIES }),
    consentFormLink: text('consent_form_link').notNull().default(''),
    oneTimeNumber: integer('one_time_number').notNull().default(0),
    maxNumber: integer('max_number').notNull().default(0),
    /** So many people may stand by once the target is booked. */
    standbysWanted: integer('standbys_wanted').notNull().default(0),
    /** The last day on which people may answer, in the agency's zone. */
    expirationDate: date('expiration_date'),
    /** The instant at which that day ends. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    nextBatchAt: timestamp('next_batch_at', { withTimezone: true }),
    /** Invitations that were made, whatever became of their mails; reminders do not count. */
    emailsSent: integer('emails_sent').notNull().default(0),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the administrator filled the study in. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** When we noticed that as many interviews were booked as the plan asks for; null while they aren't. */
    targetReachedAt: timestamp('target_reached_at', { withTimezone: true }),
    /** When we last said that nobody books. A booking after it ends the stall. */
    stalledToldAt: timestamp('stalled_told_at', { withTimezone: true }),
    /** The researcher has heard of everyone who qualified before this, if they want to hear at once. */
    candidatesToldAt: timestamp('candidates_told_at', { withTimezone: true }),
    /** When we told people who finished without an interview that the study has ended. */
    endToldAt: timestamp('end_told_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('distributions_research_id').on(table.researchId),
    index('distributions_created_at').on(table.createdAt, table.id),
    index('distributions_next_batch_at')
      .on(table.nextBatchAt)
      .where(sql`${table.status} = 'IN_PROGRESS'`),
    check(
      'distributions_status',
      sql`${table.status} in ('NOT_STARTED', 'REQUESTED', 'IN_PROGRESS', 'PAUSED')`,
    ),
    check('distributions_standbys', sql`${table.standbysWanted} between 0 and 60`),
    check(
      'distributions_numbers',
      sql`${table.oneTimeNumber} >= 0 and ${table.maxNumber} >= 0 and ${table.emailsSent} >= 0`,
    ),
  ],
)

export const INVITATION_STATUSES = ['INVITED', 'STARTED', 'COMPLETED'] as const
export const SCREENING_RESULTS = ['FIT', 'NOT_FIT'] as const

/** One person in one study: the seeds' user screener. */
export const invitations = pgTable(
  'invitations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    distributionId: bigint('distribution_id', { mode: 'number' })
      .notNull()
      .references(() => distributions.id, { onDelete: 'cascade' }),
    researchId: bigint('research_id', { mode: 'number' })
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    /** Null once the person asked to be forgotten. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => panelMembers.id, {
      onDelete: 'set null',
    }),
    /** The link's key is an HMAC of this: a copy of the database opens no link. */
    linkNonce: bytes('link_nonce').notNull(),
    keyHash: bytes('key_hash').notNull(),
    status: text({ enum: INVITATION_STATUSES }).notNull().default('INVITED'),
    result: text({ enum: SCREENING_RESULTS }),
    /** What they were promised when they were invited. A later change to the study can only raise it. */
    incentive: text().notNull().default(''),
    incentiveCents: integer('incentive_cents'),
    incentiveCurrency: text('incentive_currency', { enum: CURRENCIES }),
    /** The options they chose, of all questions; in this row, so that it is stored or finished, not both. */
    chosenIds: bigint('chosen_ids', { mode: 'number' }).array().notNull().default([]),
    /** Where the person was when they last answered. */
    timezone: text(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** When the office last mailed them to choose an hour: after an interview that was missed, too. */
    schedulingMailedAt: timestamp('scheduling_mailed_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('invitations_person').on(table.distributionId, table.memberId),
    uniqueIndex('invitations_key_hash').on(table.keyHash),
    index('invitations_research_id').on(table.researchId, table.updatedAt, table.id),
    index('invitations_member_id').on(table.memberId, table.invitedAt),
    check(
      'invitations_result',
      sql`(${table.result} is not null) = (${table.status} = 'COMPLETED')`,
    ),
  ],
)
