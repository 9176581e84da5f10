import type { Deps } from '#deps.ts'
import { clearCodesBefore, deletePaymentsBefore } from './ledger-queries.ts'

export { forgetPaymentsOf } from './ledger-queries.ts'

/** Deletes codes nobody has opened by the given day. Gift cards have expired by then. */
export const purgeGiftCodes = ({ db }: Deps, before: Date) => clearCodesBefore(db, before)

export const purgePayments = ({ db }: Deps, before: Date) => deletePaymentsBefore(db, before)
