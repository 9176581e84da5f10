import type { Deps } from '#deps.ts'
import { clearCodesBefore, deletePaymentsBefore } from './ledger-queries.ts'

export { forgetPaymentsOf } from './ledger-queries.ts'

/**
 * Deletes gift card codes that we sent before the given day and nobody opened. By then the cards
 * have expired.
 */
export const purgeGiftCodes = ({ db }: Deps, before: Date) => clearCodesBefore(db, before)

export const purgePayments = ({ db }: Deps, before: Date) => deletePaymentsBefore(db, before)
