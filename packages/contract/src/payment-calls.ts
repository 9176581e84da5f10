import * as z from 'zod/mini'
import { CURRENCIES } from './distribution.ts'
import { endpoint } from './endpoint.ts'
import { inWords } from './limits.ts'
import { listQuery, searchWords } from './list.ts'
import { OUTCOMES } from './outcome.ts'
import {
  MAX_PAYMENT_CENTS,
  MAX_PAYMENTS_AT_ONCE,
  PAYMENT_FILES,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PAYMENT_TABS,
} from './payment.ts'
import { day, entityId, instant, pathId, typedLine, typedText } from './text.ts'

const cents = z.int()
const currency = z.enum(CURRENCIES)
const method = z.enum(PAYMENT_METHODS)
const Sum = z.object({ currency, cents })
const byId = z.object({ id: pathId })
const ids = z.array(entityId).check(z.minLength(1), z.maxLength(MAX_PAYMENTS_AT_ONCE))

const AMOUNT = 'Please enter an amount of at least one cent.'
const amount = z
  .int({ error: AMOUNT })
  .check(z.minimum(1, AMOUNT), z.maximum(MAX_PAYMENT_CENTS, 'That’s more than we can pay.'))

const MAX_PAYMENT_REASON = 300
const NO_REASON = 'Please say why.'
const reason = typedText(MAX_PAYMENT_REASON, NO_REASON).check(z.minLength(1, NO_REASON))

export const Payment = z.object({
  id: entityId,
  /** Null once the panel member is deleted. */
  memberId: z.nullable(entityId),
  participant: z.nullable(z.string()),
  researchId: entityId,
  study: z.string(),
  interviewAt: z.nullable(instant),
  kind: z.enum(PAYMENT_KINDS),
  cents,
  currency,
  method,
  state: z.enum(PAYMENT_STATES),
  dueAt: instant,
  /**
   * The first of two admins who have to approve. Null if nobody has approved yet, or if one admin
   * is enough.
   */
  proposedById: z.nullable(entityId),
  sentAt: z.nullable(instant),
  /** The exported file that this payment is in. */
  batchId: z.nullable(entityId),
  /** True if the outcome changed after we paid, so the payment is no longer earned. */
  isUnearned: z.boolean(),
  reason: z.string(),
})
export type Payment = z.output<typeof Payment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/admin/payments',
  audience: 'admin',
  summary: 'The payments in one tab of the ledger.',
  query: z.extend(
    listQuery(['INTERVIEW_AT_ASC', 'INTERVIEW_AT_DESC', 'CENTS_DESC', 'CENTS_ASC', 'NEWEST_DESC']),
    {
      tab: z.optional(z.enum(PAYMENT_TABS)),
      researchId: z.optional(pathId),
      method: z.optional(method),
      /** Only lists payments we sent this month. */
      month: z.optional(z.literal('THIS')),
      search: searchWords,
    },
  ),
  reply: z.array(Payment),
})

export const PaymentRulesView = z.object({
  lateCancellationPercent: z.int(),
  secondAdminCents: z.nullable(z.int()),
  gstPercent: z.number(),
})

export const PaymentSummary = z.object({
  tabs: z.array(
    z.object({
      tab: z.enum(PAYMENT_TABS),
      count: z.int(),
      sums: z.array(Sum),
      /** When the oldest payment on this tab became due. Null if the tab is empty. */
      oldestAt: z.nullable(instant),
    }),
  ),
  /**
   * How many payments failed and weren't repeated, and how many were sent but are no longer earned.
   */
  problems: z.object({ failed: z.int(), unearned: z.int() }),
  /**
   * The median time from an interview to its payment, for payments sent in the last 30 days. Null
   * if there were none.
   */
  medianHours: z.nullable(z.number()),
  rules: PaymentRulesView,
  /** How much the caller has approved alone in the last 24 hours, without a second admin. */
  approvedAlone: z.array(Sum),
  /** Every study with a payment, for the list's filter. */
  studies: z.array(z.object({ id: entityId, name: z.string() })),
})
export type PaymentSummary = z.output<typeof PaymentSummary>

export const getPaymentSummary = endpoint({
  method: 'GET',
  path: '/admin/payments/summary',
  audience: 'admin',
  summary: 'The total of all payments in each state, and how fast we pay.',
  reply: PaymentSummary,
})

const Step = z.object({ at: instant, by: z.nullable(z.string()) })

export const PaymentDetail = z.extend(Payment, {
  email: z.nullable(z.string()),
  client: z.string(),
  invitationId: z.nullable(entityId),
  interviewId: z.nullable(entityId),
  due: Step,
  proposed: z.nullable(Step),
  approved: z.nullable(Step),
  sent: z.nullable(Step),
  closed: z.nullable(Step),
  reference: z.string(),
  /**
   * The interview's outcome and who recorded it. Null if there's none, or if the interview has been
   * deleted.
   */
  outcome: z.nullable(z.object({ outcome: z.enum(OUTCOMES), ...Step.shape })),
  /** Why the interview was cancelled. Null if it wasn't. */
  cancelReason: z.nullable(z.string()),
  /** The incentive that the invitation promised, and when. */
  promised: z.nullable(z.object({ text: z.string(), at: instant })),
  /**
   * Whether there's a gift card code, and whether the participant has seen it. Never the code
   * itself.
   */
  giftCode: z.enum(['NONE', 'SEALED', 'SHOWN']),
  reverses: z.nullable(entityId),
  reversedBy: z.nullable(entityId),
  repeats: z.nullable(entityId),
  repeatedBy: z.nullable(entityId),
  paidThisYear: z.object({ count: z.int(), sums: z.array(Sum) }),
})
export type PaymentDetail = z.output<typeof PaymentDetail>

export const getPayment = endpoint({
  method: 'GET',
  path: '/admin/payments/:id',
  audience: 'admin',
  summary: 'One payment, and why we owe it.',
  params: byId,
  reply: PaymentDetail,
})

const Changed = z.object({ changed: z.int(), skipped: z.int() })

export const approvePayments = endpoint({
  method: 'POST',
  path: '/admin/payments/approve',
  audience: 'admin',
  summary: 'Approve payments. Above a limit, a second admin has to approve too.',
  body: z.object({ ids }),
  reply: z.object({
    approved: z.int(),
    /** How many payments are now waiting for a second admin. */
    waiting: z.int(),
    skipped: z.int(),
  }),
})

const PaymentsFile = z.object({
  batchId: entityId,
  fileName: z.string(),
  csv: z.string(),
  count: z.int(),
})

export const exportPayments = endpoint({
  method: 'POST',
  path: '/admin/payments/export',
  audience: 'admin',
  summary: 'Put approved payments into a file. Each payment is in one file only.',
  body: z.object({
    ids,
    format: z.enum(PAYMENT_FILES),
  }),
  reply: z.extend(PaymentsFile, { skipped: z.int() }),
})

export const listPaymentBatches = endpoint({
  method: 'GET',
  path: '/admin/payments/batches',
  audience: 'admin',
  summary: 'The files we exported, newest first.',
  reply: z.array(
    z.object({
      id: entityId,
      format: z.enum(PAYMENT_FILES),
      createdAt: instant,
      createdBy: z.nullable(z.string()),
      count: z.int(),
      /**
       * How many payments in the file are still open: approved, but not yet sent, failed or voided.
       */
      open: z.int(),
      sums: z.array(Sum),
    }),
  ),
})

export const downloadPaymentBatch = endpoint({
  method: 'GET',
  path: '/admin/payments/batches/:id/export',
  audience: 'admin',
  summary: 'Download a file of payments again.',
  params: byId,
  reply: PaymentsFile,
})

export const markPaymentsSent = endpoint({
  method: 'POST',
  path: '/admin/payments/sent',
  audience: 'admin',
  summary: 'Mark approved payments as sent. Emails each participant once.',
  body: z.object({ ids, reference: z.optional(typedLine(100)) }),
  reply: Changed,
})

export const markPaymentsFailed = endpoint({
  method: 'POST',
  path: '/admin/payments/failed',
  audience: 'admin',
  summary: 'Record that payments didn’t arrive.',
  body: z.object({ ids, reason }),
  reply: Changed,
})

export const voidPayments = endpoint({
  method: 'POST',
  path: '/admin/payments/void',
  audience: 'admin',
  summary: 'Void payments that we haven’t sent.',
  body: z.object({ ids, reason }),
  reply: Changed,
})

export const updatePayment = endpoint({
  method: 'PATCH',
  path: '/admin/payments/:id',
  audience: 'admin',
  summary: 'Change how we make a payment, or enter its amount if it has none.',
  params: byId,
  body: z.object({ method: z.optional(method), cents: z.optional(amount) }),
  reply: PaymentDetail,
})

export const repeatPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/repeat',
  audience: 'admin',
  summary: 'Create a failed payment again.',
  params: byId,
  reply: PaymentDetail,
})

export const reversePayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/reverse',
  audience: 'admin',
  summary: 'Record that a payment came back to us.',
  params: byId,
  body: z.object({ reason }),
  reply: PaymentDetail,
})

export const keepPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/keep',
  audience: 'admin',
  summary: 'Keep a payment even though the interview’s outcome changed.',
  params: byId,
  reply: PaymentDetail,
})

export const addBonus = endpoint({
  method: 'POST',
  path: '/admin/payments/bonus',
  audience: 'admin',
  summary: 'Add a bonus for someone in a project, at most one for each interview.',
  body: z.object({
    invitationId: entityId,
    cents: amount,
    method: z.optional(method),
    reason,
  }),
  reply: PaymentDetail,
})

export const MAX_CODES = 1000
const MIN_CODE_LENGTH = 4

export const importGiftCodes = endpoint({
  method: 'POST',
  path: '/admin/payments/codes',
  audience: 'admin',
  summary:
    'Import gift-card codes, which are stored encrypted, and mark their payments as sent. It’s safe to import the same file again.',
  body: z.object({
    rows: z
      .array(
        z.object({
          payment: entityId,
          code: typedLine(200, 'The code is missing.').check(
            z.minLength(
              MIN_CODE_LENGTH,
              `A code needs at least ${inWords(MIN_CODE_LENGTH)} characters.`,
            ),
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_CODES)),
  }),
  reply: z.object({
    sealed: z.int(),
    /** How many of the codes this or another admin had already imported. */
    known: z.int(),
    /** The rows we couldn't import. `row` is the row's number in the file, from 1. */
    problems: z.array(z.object({ row: z.int(), payment: entityId, message: z.string() })),
  }),
})

export const getPaymentRules = endpoint({
  method: 'GET',
  path: '/admin/settings/payments',
  audience: 'admin',
  summary: 'How we work out payments.',
  reply: PaymentRulesView,
})

const percent = (most: number) => {
  const error = `Please enter a percentage from 0 to ${most}.`
  return z.number({ error }).check(z.minimum(0, error), z.maximum(most, error))
}

export const updatePaymentRules = endpoint({
  method: 'PATCH',
  path: '/admin/settings/payments',
  audience: 'admin',
  summary: 'Change how we work out payments from now on.',
  body: z.object({
    lateCancellationPercent: z.optional(percent(100).check(z.multipleOf(1))),
    secondAdminCents: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000)))),
    gstPercent: z.optional(percent(50)),
  }),
  reply: PaymentRulesView,
})

export const REPORTS_BY = ['STUDY', 'CLIENT', 'MONTH'] as const

const reportQuery = z.object({
  by: z.enum(REPORTS_BY, { error: 'Please choose project, client or month.' }),
  from: z.optional(day),
  to: z.optional(day),
})

export const ReportRow = z.object({
  name: z.string(),
  currency,
  count: z.int(),
  cents,
  gstCents: cents,
  totalCents: cents,
})
export type ReportRow = z.output<typeof ReportRow>

export const getPaymentReport = endpoint({
  method: 'GET',
  path: '/admin/payments/report',
  audience: 'admin',
  summary: 'What we paid, by project, client or month, minus payments that came back.',
  query: reportQuery,
  reply: z.array(ReportRow),
})

export const exportPaymentReport = endpoint({
  method: 'GET',
  path: '/admin/payments/report/export',
  audience: 'admin',
  summary: 'What we paid, by project, client or month, as CSV.',
  query: reportQuery,
  reply: z.object({ csv: z.string() }),
})

export const showGiftCode = endpoint({
  method: 'POST',
  path: '/panel/payment/code',
  audience: 'public',
  limit: { name: 'gift code', max: 30, windowSeconds: 600 },
  summary: 'Show a member their gift card’s code, once.',
  body: z.object({
    key: z
      .string({ error: 'Part of this link is missing. Please open it from our email again.' })
      .check(z.minLength(20), z.maxLength(100)),
    paymentId: entityId,
  }),
  reply: z.object({ code: z.string() }),
})
