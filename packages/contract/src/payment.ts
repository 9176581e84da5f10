export const PAYMENT_KINDS = [
  'INTERVIEW',
  'STANDBY',
  'LATE_CANCELLATION',
  'BONUS',
  'REVERSAL',
] as const
export const PAYMENT_METHODS = ['GIFT_CARD', 'BANK_BY_PROVIDER', 'DONATION', 'CASH'] as const
export const PAYMENT_STATES = ['DUE', 'APPROVED', 'SENT', 'FAILED', 'VOID'] as const
