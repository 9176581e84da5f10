import { CURRENCIES } from '@wattle/contract/distribution'
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES } from '@wattle/contract/payment'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of.ts'
import { bytes } from './bytes.ts'
import { panelMembers } from './panel.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const admin = (name: string) =>
  bigint(name, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' })

/**
 * What we owe and paid. A row's state only moves forward, which a trigger enforces, and a
 * correction is a new row. Rows outlive their study, interview and member, so totals never change.
 */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    researchId: bigint('research_id', { mode: 'number' }).notNull(),
    /** The study's and client's names when the payment became due, for the reports. */
    studyName: text('study_name').notNull(),
    clientName: text('client_name').notNull().default(''),
    interviewId: bigint('interview_id', { mode: 'number' }),
    invitationId: bigint('invitation_id', { mode: 'number' }),
    memberId: bigint('member_id', { mode: 'number' }).references(() => panelMembers.id, {
      onDelete: 'set null',
    }),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    /** Negative for a reversal. */
    cents: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull().default('GIFT_CARD'),
    state: text({ enum: PAYMENT_STATES }).notNull().default('DUE'),
    /** The provider's reference, or why a payment failed or was voided. */
    reference: text().notNull().default(''),
    reason: text().notNull().default(''),
    /** The gift card's code, encrypted. */
    sealedCode: bytes('sealed_code'),
    codeShownAt: moment('code_shown_at'),
    /** The payment that a reversal cancels. */
    reverses: bigint({ mode: 'number' }),
    interviewAt: moment('interview_at'),
    dueAt: moment('due_at').notNull(),
    dueBy: admin('due_by'),
    approvedAt: moment('approved_at'),
    approvedBy: admin('approved_by'),
    sentAt: moment('sent_at'),
    sentBy: admin('sent_by'),
    closedAt: moment('closed_at'),
    closedBy: admin('closed_by'),
  },
  (table) => [
    uniqueIndex('payments_once')
      .on(table.interviewId, table.kind)
      .where(sql`${table.interviewId} is not null and ${table.state} not in ('FAILED', 'VOID')`),
    index('payments_state').on(table.state, table.dueAt, table.id),
    index('payments_research_id').on(table.researchId, table.id),
    index('payments_member_id').on(table.memberId).where(sql`${table.memberId} is not null`),
    check('payments_kind', oneOf(table.kind, PAYMENT_KINDS)),
    check('payments_method', oneOf(table.method, PAYMENT_METHODS)),
    check('payments_state', oneOf(table.state, PAYMENT_STATES)),
    check('payments_cents', sql`(${table.cents} < 0) = (${table.kind} = 'REVERSAL')`),
  ],
)
