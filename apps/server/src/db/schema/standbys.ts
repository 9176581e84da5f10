import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, moment, rowId } from './columns.ts'
import { invitations } from './distributions.ts'
import { slots } from './interviews.ts'

export const STANDBY_STATES = ['WAITING', 'TAKEN', 'ENDED'] as const
export const OFFER_ANSWERS = ['ACCEPTED', 'DECLINED', 'PASSED'] as const

/** Someone on standby for a time that opens up. */
export const standbys = pgTable(
  'standbys',
  {
    id: rowId(),
    invitationId: idColumn('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    /** The slots whose times this person could make. */
    slotIds: idColumn('slot_ids').array().notNull(),
    /**
     * The amount the study promised them for keeping their times free. Null if it promised nothing.
     */
    promisedCents: integer('promised_cents'),
    state: text({ enum: STANDBY_STATES }).notNull().default('WAITING'),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    uniqueIndex('standbys_invitation_id').on(table.invitationId),
    index('standbys_waiting').on(table.joinedAt).where(sql`${table.state} = 'WAITING'`),
    check('standbys_state', sql`${table.state} in ('WAITING', 'TAKEN', 'ENDED')`),
  ],
)

/** A time that opened up, offered to one standby at a time. */
export const standbyOffers = pgTable(
  'standby_offers',
  {
    id: rowId(),
    standbyId: idColumn('standby_id')
      .notNull()
      .references(() => standbys.id, { onDelete: 'cascade' }),
    slotId: idColumn('slot_id')
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
    offeredAt: moment('offered_at').notNull(),
    answerBy: moment('answer_by').notNull(),
    /** Null while the offer is open. `PASSED` if it ended without an answer. */
    answer: text({ enum: OFFER_ANSWERS }),
  },
  (table) => [
    uniqueIndex('standby_offers_standby').on(table.standbyId).where(sql`${table.answer} is null`),
    uniqueIndex('standby_offers_slot').on(table.slotId).where(sql`${table.answer} is null`),
    index('standby_offers_slot_id').on(table.slotId),
    check('standby_offers_answer', sql`${table.answer} in ('ACCEPTED', 'DECLINED', 'PASSED')`),
  ],
)
