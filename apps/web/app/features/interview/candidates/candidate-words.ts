import type { Choice } from '@wattle/contract/candidate'
import { zoneOffset } from '#lib/time/date-formats.ts'
import type { CandidateReply } from './hooks.ts'

export const CHOICE_WORDS: readonly { value: Choice; label: string; key: string }[] = [
  { value: 'YES', label: 'Yes', key: 'Y' },
  { value: 'MAYBE', label: 'Maybe', key: 'M' },
  { value: 'NO', label: 'No', key: 'N' },
]

export type Bucket = 'NONE' | 'YES' | 'MAYBE' | 'NO'

export const BUCKETS: { value: Bucket; label: string }[] = [
  { value: 'NONE', label: 'To decide' },
  { value: 'YES', label: 'Yes' },
  { value: 'MAYBE', label: 'Maybe' },
  { value: 'NO', label: 'No' },
]

/** The list that a candidate is in. People who have booked count as a yes. */
export const bucketOf = ({ choice, booked }: CandidateReply): Bucket =>
  booked ? 'YES' : (choice ?? 'NONE')

/**
 * The candidate's city and time difference, such as "Perth, 3 h behind". Just the city if there's
 * no difference.
 */
export function placeInWords(timezone: string | null, own: string, at: Date): string {
  if (!timezone) return ''
  const city = timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone
  const minutes = zoneOffset(at, timezone) - zoneOffset(at, own)
  if (minutes === 0) return city
  return `${city}, ${lengthInWords(Math.abs(minutes))} ${minutes < 0 ? 'behind' : 'ahead'}`
}

/** A duration in words, such as "3 h", "30 min" or "9 h 30 min". */
function lengthInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

type Cell = { id: number; least: number; booked: number }

/**
 * Sorts candidates by how many of their quota cells still need someone, most first, then by number.
 * Candidates we have no place left for come last.
 */
export function byGap(cells: readonly Cell[]) {
  const short = new Set(cells.filter(({ least, booked }) => booked < least).map(({ id }) => id))
  const gaps = ({ cellIds, full }: CandidateReply) =>
    full ? -1 : cellIds.filter((id) => short.has(id)).length
  return (one: CandidateReply, other: CandidateReply) =>
    gaps(other) - gaps(one) || one.number - other.number
}

/** How many people the cell still needs, such as "needs 2", "1 left" or "full". */
export function needInWords({ least, most, booked }: Cell & { most: number }): string {
  if (booked >= most) return 'full'
  return booked < least ? `needs ${least - booked}` : `${most - booked} left`
}
