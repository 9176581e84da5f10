import type { Quota } from '@wattle/contract/quotas'

type Counted = Pick<Quota, 'least' | 'most' | 'booked' | 'waiting'>

export const missingIn = ({ least, booked }: Counted): number => Math.max(0, least - booked)

/**
 * A cell's counts in words, such as "2 booked, needs 2 to 3, 4 waiting", or "4 of 3 booked" above
 * the maximum.
 */
export function countsInWords(cell: Counted): string {
  const { booked, most, waiting } = cell
  const done = booked > most ? `${booked} of ${most} booked` : `${booked} booked`
  return `${done}, ${needInWords(cell)}, ${waiting} waiting`
}

function needInWords({ least, most }: Counted): string {
  if (least === 0) return `takes up to ${most}`
  return least === most ? `needs ${least}` : `needs ${least} to ${most}`
}

export const placesInWords = (count: number): string =>
  count === 1 ? '1 place left' : `${count} places left`
