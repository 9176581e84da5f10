import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import * as queries from './ledger-queries.ts'

/**
 * Removes a deleted member's details from their payments, but keeps the records of what we
 * paid.
 */
export const forgetPaymentsOf = (tx: Db, memberId: number) => queries.forgetPaymentsOf(tx, memberId)

/**
 * Deletes gift card codes that we sent before the given day and that nobody has opened. By then the
 * cards have expired.
 */
export const purgeGiftCodes = ({ db }: Deps, before: Date) => queries.clearCodesBefore(db, before)

export const purgePayments = ({ db }: Deps, before: Date) =>
  queries.deletePaymentsBefore(db, before)
