import type { Result } from '@wattle/contract/findings/results'
import { formatCount } from '#lib/format-count.ts'

/** Each result and its singular and plural wording, in display order. */
const WORDS = [
  ['HOLDS', 'holds', 'hold'],
  ['FAILS', 'fails', 'fail'],
  ['OPEN', 'open', 'open'],
  ['SCREENED', 'only screened for', 'only screened for'],
] as const

/** Counts the results, as in "2 hold, 1 fails, 2 open, 1 only screened for". A count never breaks. */
export function resultCounts(results: readonly Result[], shown: readonly Result[] = results) {
  return WORDS.flatMap(([result, one, many]) => {
    const count = results.filter((other) => other === result).length
    if (count === 0 || !shown.includes(result)) return []
    return `${count} ${count === 1 ? one : many}`.replaceAll(' ', '\u00a0')
  }).join(', ')
}

export const isSettled = (result: Result) => result !== 'OPEN'

/** Counts the settled results, as in "2 of 6 assumptions are settled". */
export function settledText(results: readonly Result[]): string {
  const settled = results.filter(isSettled).length
  const verb = settled === 1 ? 'is' : 'are'
  return `${settled} of ${results.length} assumptions ${verb} settled`
}

/** Counts the unsorted captures, as in "2 captures to sort". */
export const toSortText = (unsorted: number) =>
  unsorted === 1 ? '1 capture to sort' : `${unsorted} captures to sort`

/** A count with its noun, such as "5 interviews" or "1 interview". */
export const countOf = (count: number, noun: string) =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
