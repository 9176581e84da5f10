import { APPROVAL_LIMIT_HOURS, PAYMENT_SPEED_DAYS } from '@wattle/contract/limits'
import type { PaymentMethod, PaymentTab } from '@wattle/contract/payment'
import { PAYMENT_TABS } from '@wattle/contract/payment'
import type { PaymentDetail, PaymentSummary } from '@wattle/contract/payment-calls'
import { Temporal } from 'temporal-polyfill'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { listWindow } from '#list-window.ts'
import { sumApprovedAlone } from './ledger-queries.ts'
import { findRules } from './payment-settings.ts'
import * as queries from './queries.ts'

const DAY_MS = 24 * 3_600_000

/** Approvals since this time count towards an admin's daily limit. */
export const approvalLimitFrom = ({ now }: Deps) =>
  new Date(now().getTime() - APPROVAL_LIMIT_HOURS * 3_600_000)

const daysAgo = ({ now }: Deps, days: number) => new Date(now().getTime() - days * DAY_MS)

type ListPayments = {
  page?: number | undefined
  size?: number | undefined
  search?: string | undefined
  sort?: Parameters<typeof queries.listPayments>[1]['sort'] | undefined
  tab?: PaymentTab | undefined
  researchId?: number | undefined
  method?: PaymentMethod | undefined
  month?: 'THIS' | undefined
}

export function listPayments(deps: Deps, query: ListPayments) {
  const { offset, limit, search } = listWindow(query)
  const { tab = 'OWED', sort = 'INTERVIEW_AT_ASC', researchId, method, month } = query
  const sentSince = month && startOf(deps, 'month')
  return queries.listPayments(deps.db, {
    tab,
    sort,
    researchId,
    method,
    search,
    sentSince,
    limit,
    offset,
  })
}

/** When the current month or year began in the agency's time zone. */
function startOf({ now, config }: Deps, unit: 'month' | 'year'): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now().getTime())
    .toZonedDateTimeISO(config.agencyTimeZone)
    .startOfDay()
  const start = today.with({ day: 1, ...(unit === 'year' && { month: 1 }) })
  return new Date(start.epochMilliseconds)
}

/** The Sent tab only covers the current month. */
export async function getSummary(deps: Deps, { userId }: SignedIn): Promise<PaymentSummary> {
  const { db } = deps
  const rows = await queries.sumTabs(db, startOf(deps, 'month'))
  const tabs = PAYMENT_TABS.map((tab) => {
    const sums = rows.map(({ currency, [tab]: sum }) => ({ currency, ...sum }))
    const oldest = sums.flatMap(({ oldestAt }) => oldestAt ?? []).map((at) => at.getTime())
    return {
      tab,
      count: sums.reduce((total, { count }) => total + count, 0),
      sums: sums
        .filter(({ count }) => count > 0)
        .map(({ currency, cents }) => ({ currency, cents })),
      oldestAt: oldest.length > 0 ? new Date(Math.min(...oldest)) : null,
    }
  })
  const failed = rows.reduce((total, { FAILED }) => total + FAILED.count, 0)
  const problems = tabs.find(({ tab }) => tab === 'PROBLEMS')?.count ?? 0
  return {
    tabs,
    problems: { failed, unearned: problems - failed },
    medianHours: await queries.findMedianHours(db, daysAgo(deps, PAYMENT_SPEED_DAYS)),
    rules: await findRules(db),
    approvedAlone: await sumApprovedAlone(db, userId, approvalLimitFrom(deps)),
    studies: await queries.listStudies(db),
  }
}

const stepAt = (at: Date | null, by: string | null) => at && { at, by }

export async function getPayment(deps: Deps, id: number): Promise<PaymentDetail> {
  const row = await queries.findPayment(deps.db, id)
  must(row, 'NOT_FOUND')
  const { payment, ...shown } = row
  const none = { count: 0, sums: [] }
  return {
    ...shown,
    client: payment.clientName,
    invitationId: payment.invitationId,
    interviewId: payment.interviewId,
    due: { at: payment.dueAt, by: row.dueBy },
    proposed: stepAt(payment.proposedAt, row.proposedBy),
    approved: stepAt(payment.approvedAt, row.approvedBy),
    sent: stepAt(payment.sentAt, row.sentBy),
    closed: stepAt(payment.closedAt, row.closedBy),
    reference: payment.reference,
    outcome:
      row.outcome && row.outcomeAt
        ? { outcome: row.outcome, at: row.outcomeAt, by: row.outcomeBy }
        : null,
    promised:
      row.promisedText !== null && row.promisedAt !== null
        ? { text: row.promisedText, at: row.promisedAt }
        : null,
    giftCode: codeOf(payment),
    reverses: payment.reverses,
    repeats: payment.repeats,
    paidThisYear: payment.memberId
      ? await queries.sumPaidTo(deps.db, payment.memberId, startOf(deps, 'year'))
      : none,
  }
}

const codeOf = (payment: { sealedCode: Buffer | null; codeShownAt: Date | null }) => {
  if (payment.codeShownAt) return 'SHOWN'
  return payment.sealedCode ? 'SEALED' : 'NONE'
}

export const listBatches = ({ db }: Deps) => queries.listBatches(db)

/**
 * A participant's payments for their own page and download. Combines the states before sending into
 * one, because participants don't need to know who has approved what.
 */
export async function listPaymentsOfMember(db: Db, memberId: number) {
  const rows = await queries.listOfMember(db, memberId)
  return rows.map(({ state, ...row }) => ({ ...row, state: STATE_FOR_MEMBER[state] }))
}

export const listPaymentsTo = ({ db }: Deps, memberId: number) =>
  queries.listPaymentsTo(db, memberId)

const STATE_FOR_MEMBER = {
  DUE: 'ON_ITS_WAY',
  APPROVED: 'ON_ITS_WAY',
  SENT: 'SENT',
  FAILED: 'PROBLEM',
  VOID: 'PROBLEM',
} as const

export async function exportPaymentSteps(deps: Deps, { userId }: SignedIn) {
  const payments = await queries.listStepsOf(deps.db, userId)
  return payments.length > 0 ? { payments } : {}
}
