import {
  CANCELLERS,
  INTERVIEW_STATUSES,
  OPEN_INTERVIEWS,
  WITHOUT_SLOT,
} from '@wattle/contract/interview-status'
import { OUTCOMES } from '@wattle/contract/outcome'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of.ts'
import { idColumn, moment, rowId } from './columns.ts'
import { invitations } from './distributions.ts'
import { researches } from './researches.ts'
import { users } from './users.ts'

/**
 * A time a researcher offers. A constraint in the migration keeps one owner's slots from
 * overlapping.
 */
export const slots = pgTable(
  'slots',
  {
    id: rowId(),
    ownerId: idColumn('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    researchId: idColumn('research_id')
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    /**
     * The length of the break after the slot, from the project's plan when the slot was offered.
     */
    bufferMinutes: integer('buffer_minutes').notNull().default(0),
    /**
     * The invitation that booked the slot. Null if the slot is free. The column has no index or
     * foreign key, so booking changes only this row. The interviews table makes sure a person has
     * one slot at a time, and an invitation with a booking is only deleted together with its
     * project's slots.
     */
    bookedBy: idColumn('booked_by'),
    /**
     * The invitation of the standby we've offered the slot to. We reserve it for them until
     * `heldUntil`.
     */
    heldFor: idColumn('held_for'),
    heldUntil: moment('held_until'),
    /** Soft delete: a slot can be restored for a minute. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('slots_research_id')
      .on(table.researchId, table.startTime)
      .where(sql`${table.deletedAt} is null`),
    index('slots_owner_id')
      .on(table.ownerId, table.startTime)
      .where(sql`${table.deletedAt} is null`),
    check(
      'slots_length',
      sql`${table.endTime} > ${table.startTime} and ${table.endTime} <= ${table.startTime} + interval '2 hours' and ${table.bufferMinutes} between 0 and 30`,
    ),
    check('slots_booked_stay', sql`${table.bookedBy} is null or ${table.deletedAt} is null`),
  ],
)

/**
 * How to undo the last change, and who may undo it. `before` is null if the change created the
 * interview.
 */
export type InterviewUndo = {
  by: 'researcher' | 'team'
  before: {
    status: (typeof OPEN_INTERVIEWS)[number]
    slotId: number
    /** The slot's start. The slot's owner may have moved it since. */
    startTime: string
    link: string | null
    calendarEventId: string | null
    calendarSequence: number | null
    icsSequence: number
    linkMailedFor: string | null
    untold: boolean
    /** Missing in rows that older versions stored. */
    announcedStatus?: (typeof INTERVIEW_STATUSES)[number] | null
  } | null
}

/** A made-up participant in a sample project. They aren't on the panel, and we can't email them. */
export const samplePeople = pgTable(
  'sample_people',
  {
    id: rowId(),
    researchId: idColumn('research_id')
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    answers: jsonb().$type<{ question: string; answers: string[] }[]>().notNull(),
  },
  (table) => [index('sample_people_research_id').on(table.researchId)],
)

/**
 * `researchId` is the slot's project. It has no foreign key, because deleting that project deletes
 * the slot and this row anyway. The owner conducts the interview: the project's researcher, unless
 * our team gave the interview to someone else. A sample interview has no invitation and no slot,
 * and it's already over. The constraint `interviews_sample` makes sure of that, so no list or sweep
 * picks it up.
 */
export const interviews = pgTable(
  'interviews',
  {
    id: rowId(),
    researchId: idColumn('research_id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    invitationId: idColumn('invitation_id').references(() => invitations.id, {
      onDelete: 'cascade',
    }),
    slotId: idColumn('slot_id').references(() => slots.id, {
      onDelete: 'cascade',
    }),
    samplePersonId: idColumn('sample_person_id').references(() => samplePeople.id, {
      onDelete: 'cascade',
    }),
    status: text({ enum: INTERVIEW_STATUSES }).notNull().default('PLANNED'),
    /**
     * The participant's quota cells. A trigger keeps the number of bookings per cell up to date.
     */
    cellIds: idColumn('cell_ids').array().notNull().default([]),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    link: text(),
    /** The event in the researcher's calendar, if we created one. */
    calendarEventId: text('calendar_event_id'),
    /** The `icsSequence` of the change that the calendar event currently shows. */
    calendarSequence: integer('calendar_sequence'),
    /**
     * The calendar file's sequence number. The UID never changes, and this goes up with every
     * change.
     */
    icsSequence: integer('ics_sequence').notNull().default(0),
    /** True if the interview has changed and we haven't emailed the people involved yet. */
    unannounced: boolean('untold').notNull().default(true),
    /** Don't send any emails before this time, because the change may still be undone. */
    announceAfter: moment('tell_after'),
    undo: jsonb().$type<InterviewUndo>(),
    /** The status in our last email to the people involved. Null before the first email. */
    announcedStatus: text('told_status', { enum: INTERVIEW_STATUSES }),
    announcedStartTime: moment('told_start_time'),
    /** The video call link we've emailed. Null if there's none, or the email is out of date. */
    announcedLink: text('told_link'),
    /**
     * The start time that we sent the link for. `reminderMailedFor` is the same for the reminder.
     * If the interview moves, we send them again.
     */
    linkMailedFor: moment('link_mailed_for'),
    reminderMailedFor: moment('reminder_mailed_for'),
    /** When we last asked the researcher to confirm the interview. */
    notifiedAt: moment('notified_at'),
    /** When our team last asked someone else by email to take this person's place. */
    replacedAt: moment('replaced_at'),
    cancelledBy: text('cancelled_by', { enum: CANCELLERS }),
    cancelReason: text('cancel_reason'),
    /**
     * When the researcher confirmed that the recording is deleted, after the participant withdrew
     * their consent.
     */
    recordingDeletedAt: moment('recording_deleted_at'),
    /** How the interview went. Null until someone tells us. */
    outcome: text({ enum: OUTCOMES }),
    outcomeBy: idColumn('outcome_by').references(() => users.id, {
      onDelete: 'set null',
    }),
    outcomeAt: moment('outcome_at'),
    /** When we last asked how the interview went. We ask the researcher first, then our team. */
    outcomeAskedAt: moment('outcome_asked_at'),
    /** Whether the participant says they're coming. Null until they answer. */
    coming: boolean(),
    comingAt: moment('coming_at'),
    /** What the researcher wrote during the interview, by guide question. */
    notes: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // One interview per slot, and one upcoming interview per person. Cancelled interviews and
    // no-shows don't count.
    uniqueIndex('interviews_slot').on(
      table.slotId,
      sql`(case when ${oneOf(table.status, WITHOUT_SLOT)} then ${table.id} else 0 end)`,
    ),
    uniqueIndex('interviews_invitation').on(
      table.invitationId,
      sql`(case when ${oneOf(table.status, OPEN_INTERVIEWS)} then 0 else ${table.id} end)`,
    ),
    uniqueIndex('interviews_sample_person')
      .on(table.samplePersonId)
      .where(sql`${table.samplePersonId} is not null`),
    index('interviews_owner_id').on(table.ownerId, table.startTime),
    index('interviews_research_id').on(table.researchId, table.startTime),
    index('interviews_start_time').on(table.startTime, table.id),
    index('interviews_untold').on(table.id).where(sql`${table.unannounced}`),
    index('interviews_open').on(table.startTime).where(oneOf(table.status, OPEN_INTERVIEWS)),
    index('interviews_without_outcome')
      .on(table.startTime, table.id)
      .where(sql`${table.status} = 'CONDUCTED' and ${table.outcome} is null`),
    check(
      'interviews_outcome',
      sql`${oneOf(table.outcome, OUTCOMES)}
        and (${table.outcome} is null) = (${table.outcomeAt} is null)`,
    ),
    check(
      'interviews_sample',
      sql`case when ${table.samplePersonId} is null
        then ${table.invitationId} is not null and ${table.slotId} is not null
        else ${table.invitationId} is null and ${table.slotId} is null and ${table.status} = 'CONDUCTED'
          and ${table.outcome} is not null and not ${table.unannounced} and ${table.undo} is null
          and ${table.calendarEventId} is null and ${table.cellIds} = '{}' end`,
    ),
    check('interviews_coming', sql`(${table.coming} is null) = (${table.comingAt} is null)`),
    check('interviews_status', oneOf(table.status, INTERVIEW_STATUSES)),
    check(
      'interviews_confirmed_link',
      sql`${table.status} <> 'CONFIRMED' or ${table.link} is not null`,
    ),
  ],
)
