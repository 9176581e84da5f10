import { CHOICES, SELECTIONS } from '@wattle/contract/candidate'
import { ASKABLE_CONSENTS, CONSENT_TEXT_KINDS } from '@wattle/contract/consent'
import { CURRENCIES } from '@wattle/contract/distribution'
import type { Filter } from '@wattle/contract/filter'
import { PACINGS, type WaveReason } from '@wattle/contract/forecast'
import { DISTRIBUTION_STATUSES } from '@wattle/contract/research'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, idColumn, moment, rowId } from './columns.ts'
import { panelMembers } from './panel.ts'
import { researches } from './researches.ts'
import { users } from './users.ts'

/** Study topics, so members can choose the ones they don't want to be asked about. */
export const topics = pgTable(
  'topics',
  {
    id: rowId(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex('topics_name').on(sql`lower(${table.name})`)],
)

/**
 * How a project invites people: the study's details, who to invite and how fast. Each project has
 * at most one distribution.
 */
export const distributions = pgTable(
  'distributions',
  {
    id: rowId(),
    researchId: idColumn('research_id')
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
    /** The consents we ask for before people book. `requires` lists the ones a booking needs. */
    asks: text({ enum: ASKABLE_CONSENTS }).array().notNull().default([]),
    requires: text({ enum: ASKABLE_CONSENTS }).array().notNull().default([]),
    /** The study's own consent text. Empty if it has none. */
    studyConsent: text('study_consent').notNull().default(''),
    oneTimeNumber: integer('one_time_number').notNull().default(0),
    maxNumber: integer('max_number').notNull().default(0),
    /** Fixed batches, or waves that depend on the answers so far. */
    pacing: text({ enum: PACINGS }).notNull().default('FIXED'),
    /**
     * The size of the next wave and the reason for it, which admins see. Null with fixed batches.
     */
    waveReason: jsonb('wave_reason').$type<WaveReason>(),
    /**
     * When we last decided on a wave. `waveLeft` is how many of its people we haven't invited yet.
     */
    waveAt: moment('wave_at'),
    waveLeft: integer('wave_left').notNull().default(0),
    /**
     * When an admin last changed any of these settings, so we know that the forecast is out of
     * date.
     */
    settingsChangedAt: moment('settings_changed_at'),
    /** When an admin last asked the researcher for more slots. */
    slotsAskedAt: moment('slots_asked_at'),
    /** How many standbys may join once the target is booked. */
    standbysWanted: integer('standbys_wanted').notNull().default(0),
    /** The last day people may answer, in the agency's time zone. */
    expirationDate: date('expiration_date'),
    /** The instant when the last day ends. */
    expiresAt: moment('expires_at'),
    nextBatchAt: moment('next_batch_at'),
    /**
     * How many invitations we've sent to panel members, including those we couldn't deliver.
     * Doesn't count reminders, or people who came through an open link.
     */
    emailsSent: integer('emails_sent').notNull().default(0),
    remindedAt: moment('reminded_at'),
    /** Who to invite. Null means everyone on the panel. */
    audience: jsonb().$type<Filter>(),
    topicId: idColumn('topic_id').references(() => topics.id, {
      onDelete: 'set null',
    }),
    /** What delays the next batch: `QUIET_HOURS` or `CONTACT_RULES`. Null if nothing does. */
    waitReason: text('wait_reason'),
    /** What standbys get for keeping their times free if they end up without an interview. */
    standbyCents: integer('standby_cents'),
    /** Who picks the participants. */
    selection: text({ enum: SELECTIONS }).notNull().default('TEAM'),
    createdAt: moment('created_at').notNull(),
    /** When an admin filled in the study details, which starts the invitations. */
    startedAt: moment('started_at'),
    /** When we noticed that the planned number of interviews was booked. Null while it isn't. */
    targetReachedAt: moment('target_reached_at'),
    /**
     * When we last reported that no one is booking. We only report it again after another booking.
     */
    stallReportedAt: moment('stalled_told_at'),
    /**
     * We've emailed the researcher about everyone who qualified before this time, if they want an
     * email about new candidates straight away.
     */
    candidatesReportedAt: moment('candidates_told_at'),
    /**
     * When we emailed the people who finished without an interview to say that the study has ended.
     */
    endAnnouncedAt: moment('end_told_at'),
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
    check('distributions_pacing', sql`${table.pacing} in ('FIXED', 'SELF')`),
    check('distributions_standbys', sql`${table.standbysWanted} between 0 and 60`),
    check(
      'distributions_selection',
      sql`${table.selection} in ('TEAM', 'AUTOMATIC', 'RESEARCHER')`,
    ),
    check(
      'distributions_numbers',
      sql`${table.oneTimeNumber} >= 0 and ${table.maxNumber} >= 0 and ${table.emailsSent} >= 0`,
    ),
    check(
      'distributions_consents',
      sql`${table.asks} <@ array['RECORDING', 'OBSERVERS', 'QUOTES'] and ${table.requires} <@ ${table.asks}`,
    ),
  ],
)

export const INVITATION_STATUSES = ['INVITED', 'STARTED', 'COMPLETED'] as const
export const SCREENING_RESULTS = ['FIT', 'NOT_FIT'] as const

/** One person in one study. The API calls it a user screener. */
export const invitations = pgTable(
  'invitations',
  {
    id: rowId(),
    distributionId: idColumn('distribution_id')
      .notNull()
      .references(() => distributions.id, { onDelete: 'cascade' }),
    researchId: idColumn('research_id')
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    memberId: idColumn('member_id').references(() => panelMembers.id, {
      onDelete: 'set null',
    }),
    /**
     * The link's key is an HMAC of this nonce, keyed with our secret, so a leaked database isn't
     * enough to open links.
     */
    linkNonce: bytes('link_nonce').notNull(),
    keyHash: bytes('key_hash').notNull(),
    status: text({ enum: INVITATION_STATUSES }).notNull().default('INVITED'),
    result: text({ enum: SCREENING_RESULTS }),
    /**
     * The incentive we promised when we invited them. A later change to the study can only raise
     * it.
     */
    incentive: text().notNull().default(''),
    incentiveCents: integer('incentive_cents'),
    incentiveCurrency: text('incentive_currency', { enum: CURRENCIES }),
    /**
     * The options they chose, for all questions. We store these in the same row as the status, so
     * no answer can be saved once the person has finished.
     */
    chosenIds: idColumn('chosen_ids').array().notNull().default([]),
    /**
     * Their text and number answers, keyed by question. We store these in the same row as the
     * status, so no answer can be saved once the person has finished.
     */
    written: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** The quota cells of someone who qualifies, including the cell that covers the whole study. */
    cellIds: idColumn('cell_ids').array().notNull().default([]),
    /**
     * When the person wanted to book but no time was free or their quota cell was full. We'll email
     * them once they can book.
     */
    placeWantedAt: moment('place_wanted_at'),
    /**
     * The candidate's number. Everyone who qualifies is a candidate, numbered in the order they
     * finished. Set once, when the person first appears in a list of candidates.
     */
    candidateNumber: integer('candidate_number'),
    /**
     * The number in "Participant 3". Set once, before we store the first notes, capture or
     * transcript, or when the interview is over. Never reused.
     */
    participantNumber: integer('participant_number'),
    /**
     * When they withdrew their consent for us to use what they said. We've deleted it, and won't
     * store anything else they say.
     */
    wordsWithdrawnAt: moment('words_withdrawn_at'),
    /** The researcher's yes, maybe or no to this person. */
    choice: text({ enum: CHOICES }),
    choiceBy: idColumn('choice_by').references(() => users.id, {
      onDelete: 'set null',
    }),
    choiceAt: moment('choice_at'),
    /** When we emailed them to say that the researcher chose other people. */
    declineSentAt: moment('declined_told_at'),
    /** The kinds of consent they agree to now. The `consents` table has every answer they gave. */
    agreed: text({ enum: CONSENT_TEXT_KINDS }).array().notNull().default([]),
    /**
     * When they withdrew their consent to take part. Their answers have been deleted, and this
     * can't be undone.
     */
    withdrawnAt: moment('withdrawn_at'),
    /** When they told us that none of the times suit them. `noTimeNote` is what they wrote. */
    noTimeAt: moment('no_time_at'),
    noTimeNote: text('no_time_note').notNull().default(''),
    linkId: idColumn('link_id'),
    /**
     * True if the person came through an open link and hasn't confirmed their address. Until they
     * do, they can't book.
     */
    unconfirmed: boolean().notNull().default(false),
    /** The person's time zone when they last answered. */
    timezone: text(),
    invitedAt: moment('invited_at').notNull(),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
    remindedAt: moment('reminded_at'),
    /** When we last emailed them to choose a time, including after a no-show. */
    schedulingMailedAt: moment('scheduling_mailed_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_person').on(table.distributionId, table.memberId),
    uniqueIndex('invitations_candidate_number')
      .on(table.researchId, table.candidateNumber)
      .where(sql`${table.candidateNumber} is not null`),
    uniqueIndex('invitations_participant_number')
      .on(table.researchId, table.participantNumber)
      .where(sql`${table.participantNumber} is not null`),
    index('invitations_choice_by').on(table.choiceBy).where(sql`${table.choiceBy} is not null`),
    uniqueIndex('invitations_key_hash').on(table.keyHash),
    index('invitations_place_wanted').on(table.id).where(sql`${table.placeWantedAt} is not null`),
    index('invitations_research_id').on(table.researchId, table.updatedAt, table.id),
    index('invitations_link_id').on(table.linkId).where(sql`${table.linkId} is not null`),
    index('invitations_member_id').on(table.memberId, table.invitedAt),
    check(
      'invitations_choice',
      sql`${table.choice} is null or ${table.choice} in ('YES', 'MAYBE', 'NO')`,
    ),
    check(
      'invitations_result',
      sql`(${table.result} is not null) = (${table.status} = 'COMPLETED')`,
    ),
    check('invitations_no_time_note', sql`length(${table.noTimeNote}) <= 500`),
  ],
)
