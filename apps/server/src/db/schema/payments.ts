import { CURRENCIES } from '@wattle/contract/distribution'
import {
  PAYMENT_FILES,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
} from '@wattle/contract/payment'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of.ts'
import { bytes, idColumn, moment, rowId } from './columns.ts'
import { panelMembers } from './panel.ts'
import { users } from './users.ts'

const admin = (name: string) => idColumn(name).references(() => users.id, { onDelete: 'set null' })

/** A file of payments for a gift-card provider or the bank. A payment is in one file at most. */
export const paymentBatches = pgTable(
  'payment_batches',
  {
    id: rowId(),
    format: text({ enum: PAYMENT_FILES }).notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: admin('created_by'),
  },
  (table) => [check('payment_batches_format', oneOf(table.format, PAYMENT_FILES))],
)

/**
 * What we owe and have paid. A row's state only moves forward, which a trigger enforces, and a
 * correction is a new row. Rows outlive their study, interview and member, so totals never change.
 */
export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    researchId: idColumn('research_id').notNull(),
    /** The study's and client's names when the payment became due, for the reports. */
    studyName: text('study_name').notNull(),
    clientName: text('client_name').notNull().default(''),
    interviewId: idColumn('interview_id'),
    invitationId: idColumn('invitation_id'),
    memberId: idColumn('member_id').references(() => panelMembers.id, {
      onDelete: 'set null',
    }),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    /** Negative for a reversal. */
    cents: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull().default('GIFT_CARD'),
    state: text({ enum: PAYMENT_STATES }).notNull().default('DUE'),
    reference: text().notNull().default(''),
    /** What a bonus is for, or why a payment failed, was voided or was reversed. */
    reason: text().notNull().default(''),
    /** The file this payment went out in. */
    batchId: idColumn('batch_id').references(() => paymentBatches.id),
    /** The gift card's code, encrypted. Null once the participant has seen it. */
    sealedCode: bytes('sealed_code'),
    /** A keyed hash of the code, so no code goes to two people. */
    codeHash: bytes('code_hash'),
    codeShownAt: moment('code_shown_at'),
    /** The payment that a reversal cancels. */
    reverses: idColumn('reverses'),
    /** The failed payment this one repeats. */
    repeats: idColumn('repeats'),
    /**
     * When the outcome changed so that this payment, which we may already have made, was no longer
     * due.
     */
    unearnedAt: moment('unearned_at'),
    interviewAt: moment('interview_at'),
    dueAt: moment('due_at').notNull(),
    dueBy: admin('due_by'),
    /**
     * Two admins have to approve a large sum. This is when the first one did, and `proposedBy` is
     * that admin.
     */
    proposedAt: moment('proposed_at'),
    proposedBy: admin('proposed_by'),
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
      .where(
        sql`${table.interviewId} is not null and ${table.kind} <> 'REVERSAL'
          and ${table.state} not in ('FAILED', 'VOID')`,
      ),
    uniqueIndex('payments_once_without_interview')
      .on(table.invitationId, table.kind)
      .where(
        sql`${table.interviewId} is null and ${table.kind} <> 'REVERSAL'
          and ${table.state} not in ('FAILED', 'VOID')`,
      ),
    uniqueIndex('payments_reversed_once')
      .on(table.reverses)
      .where(sql`${table.reverses} is not null`),
    uniqueIndex('payments_repeated_once')
      .on(table.repeats)
      .where(sql`${table.repeats} is not null`),
    uniqueIndex('payments_code').on(table.codeHash).where(sql`${table.codeHash} is not null`),
    index('payments_state').on(table.state, table.dueAt, table.id),
    index('payments_sent_at').on(table.sentAt).where(sql`${table.sentAt} is not null`),
    index('payments_batch_id').on(table.batchId).where(sql`${table.batchId} is not null`),
    index('payments_research_id').on(table.researchId, table.id),
    index('payments_member_id').on(table.memberId).where(sql`${table.memberId} is not null`),
    check('payments_kind', oneOf(table.kind, PAYMENT_KINDS)),
    check('payments_method', oneOf(table.method, PAYMENT_METHODS)),
    check('payments_state', oneOf(table.state, PAYMENT_STATES)),
    check('payments_cents', sql`(${table.cents} < 0) = (${table.kind} = 'REVERSAL')`),
    check('payments_reverses', sql`(${table.reverses} is null) = (${table.kind} <> 'REVERSAL')`),
    check(
      'payments_steps',
      sql`(${table.state} not in ('APPROVED', 'SENT') or ${table.kind} = 'REVERSAL' or ${table.approvedAt} is not null)
        and (${table.state} <> 'SENT' or ${table.sentAt} is not null)
        and (${table.state} not in ('FAILED', 'VOID') or ${table.closedAt} is not null)`,
    ),
  ],
)
