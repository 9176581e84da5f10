import type { Db } from '#db/open.ts'
import type { distributions } from '#db/schema/distributions.ts'
import * as queries from './queries.ts'

export type Promised = Pick<
  typeof distributions.$inferSelect,
  'incentive' | 'incentiveCents' | 'incentiveCurrency'
>

/**
 * How many invited people haven't finished the screener. Their links work again if the study
 * reopens.
 */
export const countExpiredLinks = (db: Db, distributionId: number) =>
  queries.countInStates(db, distributionId, ['INVITED', 'STARTED'])

export const countMidway = (db: Db, distributionId: number) =>
  queries.countInStates(db, distributionId, ['STARTED'])

export const countOtherPromises = (db: Db, distributionId: number, incentive: string) =>
  queries.countOtherPromises(db, distributionId, incentive)

/**
 * Gives the new incentive to invited people who were promised less in the same currency. People
 * keep the old promise if we don't know one of the two amounts.
 */
export async function raisePromises(tx: Db, distributionId: number, to: Promised): Promise<void> {
  const cents = to.incentiveCents ?? centsIn(to.incentive)
  if (cents === null) return
  const rows = await queries.listPromises(tx, distributionId)
  const lower = rows.filter((row) => {
    const promised = row.incentiveCents ?? centsIn(row.incentive)
    const isSameCurrency = (row.incentiveCurrency ?? 'AUD') === (to.incentiveCurrency ?? 'AUD')
    return promised !== null && promised < cents && isSameCurrency
  })
  const { incentive, incentiveCents, incentiveCurrency } = to
  const ids = lower.flatMap((row) => row.ids)
  await queries.updateInvitations(tx, ids, { incentive, incentiveCents, incentiveCurrency })
}

/**
 * The dollar amount in a text such as "A $60 gift card", in cents. Null if the text has no amount,
 * or more than one.
 */
export function centsIn(text: string): number | null {
  const [first, second] = text.matchAll(/\$\s?(\d{1,6}(?:,\d{3})*(?:\.\d{2})?)/g)
  if (!first?.[1] || second) return null
  return Math.round(Number(first[1].replaceAll(',', '')) * 100)
}
