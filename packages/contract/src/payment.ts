import type { CURRENCIES } from './distribution.ts'

export type Currency = (typeof CURRENCIES)[number]

export const PAYMENT_KINDS = [
  'INTERVIEW',
  'STANDBY',
  'LATE_CANCELLATION',
  'BONUS',
  'REVERSAL',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export const PAYMENT_METHODS = ['GIFT_CARD', 'BANK_BY_PROVIDER', 'DONATION', 'CASH'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_STATES = ['DUE', 'APPROVED', 'SENT', 'FAILED', 'VOID'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const PAYMENT_FILES = ['GIFT_CARD', 'BANK'] as const
export type PaymentFile = (typeof PAYMENT_FILES)[number]

/**
 * The tabs of the admin list. PROBLEMS lists payments that failed, and sent payments that are no
 * longer earned.
 */
export const PAYMENT_TABS = ['OWED', 'APPROVED', 'SENT', 'PROBLEMS', 'VOID'] as const
export type PaymentTab = (typeof PAYMENT_TABS)[number]

/**
 * For each state, the states that a payment can move to. The database enforces the same moves
 * (`guard_payment`).
 */
export const PAYMENT_MOVES: Record<PaymentState, readonly PaymentState[]> = {
  DUE: ['APPROVED', 'VOID'],
  APPROVED: ['SENT', 'FAILED', 'VOID'],
  SENT: ['FAILED'],
  FAILED: [],
  VOID: [],
}

export const KIND_WORDS: Record<PaymentKind, string> = {
  INTERVIEW: 'Interview',
  STANDBY: 'Standby',
  LATE_CANCELLATION: 'Late cancellation',
  BONUS: 'Bonus',
  REVERSAL: 'Reversal',
}

export const METHOD_WORDS: Record<PaymentMethod, string> = {
  GIFT_CARD: 'Gift card',
  BANK_BY_PROVIDER: 'Bank',
  DONATION: 'Donation',
  CASH: 'Cash',
}

/** Which file a payment can be exported in. Donations and cash don't need one. */
export const FILE_OF: Partial<Record<PaymentMethod, PaymentFile>> = {
  GIFT_CARD: 'GIFT_CARD',
  BANK_BY_PROVIDER: 'BANK',
}

export const MAX_PAYMENT_CENTS = 10_000_000
export const MAX_PAYMENTS_AT_ONCE = 1000

export type Sum = { currency: Currency; cents: number }

/**
 * Formats Australian dollars as "$60.00", and other currencies with their code, such as "NZD
 * 60.00".
 */
export const formatMoney = (cents: number, currency: Currency): string =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(cents / 100)

/** One or more sums as text, such as "$390.00 and EUR 20.00", or "$0.00" if there are none. */
export const formatSums = (sums: readonly Sum[]): string =>
  sums.length === 0
    ? formatMoney(0, 'AUD')
    : sums.map(({ cents, currency }) => formatMoney(cents, currency)).join(' and ')

/** Adds up the payments, with one sum per currency. */
export function sumsOf(payments: readonly Sum[]): Sum[] {
  const cents = new Map<Currency, number>()
  for (const payment of payments)
    cents.set(payment.currency, (cents.get(payment.currency) ?? 0) + payment.cents)
  return [...cents].map(([currency, sum]) => ({ currency, cents: sum }))
}

export type PaymentRules = {
  /** What percentage of the incentive we pay if we cancel late, or if the technology fails. */
  lateCancellationPercent: number
  /**
   * The most that an admin can approve alone within 24 hours. Above that, a second admin has to
   * approve too. Null if one admin is always enough.
   */
  secondAdminCents: number | null
  /** The GST rate in reports. Incentives aren't subject to GST, so it's usually 0. */
  gstPercent: number
}

export const PAYMENT_RULES: PaymentRules = {
  lateCancellationPercent: 50,
  secondAdminCents: 50_000,
  gstPercent: 0,
}
