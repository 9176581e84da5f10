import { isCancelled, isConducted } from '@wattle/contract/interview-status'
import { LATE_CANCELLATION_HOURS } from '@wattle/contract/limits'
import { FILE_OF, type PaymentKind, type PaymentTab } from '@wattle/contract/payment'
import { and, eq, inArray, isNotNull, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import type { interviews } from '#db/schema/interviews.ts'
import { payments } from '#db/schema/payments.ts'

const LATE_MS = LATE_CANCELLATION_HOURS * 3_600_000

export const EARNED_KINDS = [
  'INTERVIEW',
  'LATE_CANCELLATION',
] as const satisfies readonly PaymentKind[]
export type EarnedKind = (typeof EARNED_KINDS)[number]

type Interview = Pick<
  typeof interviews.$inferSelect,
  'outcome' | 'status' | 'cancelledBy' | 'updatedAt' | 'startTime'
>

/**
 * The kind of payment a participant has earned with an interview. Null if they've earned nothing,
 * for example because nobody has recorded an outcome yet.
 */
export function earnedBy(interview: Interview): EarnedKind | null {
  const { outcome, cancelledBy, updatedAt, startTime } = interview
  if (outcome === 'TECHNICAL') return 'LATE_CANCELLATION'
  if (outcome) return isConducted(interview) ? 'INTERVIEW' : null
  if (!isCancelled(interview)) return null
  const isOurs = cancelledBy === 'researcher' || cancelledBy === 'team'
  const isLate = startTime.getTime() - updatedAt.getTime() < LATE_MS
  return isOurs && isLate ? 'LATE_CANCELLATION' : null
}

/** A percentage of an amount in cents, rounded to whole cents. */
export const shareOf = (cents: number, percent: number): number =>
  Math.round((cents * percent) / 100)

/** Whether a payment can still be voided, because nobody has exported or sent it. */
export const isVoidableSql = or(
  eq(payments.state, 'DUE'),
  and(eq(payments.state, 'APPROVED'), isNull(payments.batchId)),
)

const isRepeated = sql`exists (select from payments again where again.repeats = payments.id)`

export const inTab = (tab: PaymentTab): SQL | undefined =>
  ({
    OWED: eq(payments.state, 'DUE'),
    APPROVED: and(eq(payments.state, 'APPROVED'), isNull(payments.unearnedAt)),
    SENT: eq(payments.state, 'SENT'),
    PROBLEMS: or(
      and(eq(payments.state, 'FAILED'), not(isRepeated)),
      and(inArray(payments.state, ['APPROVED', 'SENT']), isNotNull(payments.unearnedAt)),
    ),
    VOID: or(eq(payments.state, 'VOID'), and(eq(payments.state, 'FAILED'), isRepeated)),
  })[tab]

export const notReversed = (db: Db): SQL => {
  const reversals = db
    .select({ id: sql`1` })
    .from(sql`payments reversal`)
    .where(sql`reversal.reverses = payments.id`)
  return notExists(reversals)
}

export const methodsIn = (file: (typeof FILE_OF)[keyof typeof FILE_OF]) =>
  (Object.keys(FILE_OF) as (keyof typeof FILE_OF)[]).filter((method) => FILE_OF[method] === file)
