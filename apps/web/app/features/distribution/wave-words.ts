import { formatCount } from '#lib/format-count.ts'
import { adminWeekdayDateTime } from '#lib/time/date-formats.ts'
import type { DistributionDetail } from './hooks.ts'

type Wave = NonNullable<DistributionDetail['wave']>

/** Why the next wave isn't larger. */
const LIMITS: Record<Wave['limit'], string> = {
  MISSING: '',
  ENOUGH: '',
  SLOTS: ' There are no free slots.',
  MAXIMUM: ' We’ve reached the maximum.',
  REACH: ' There’s nobody else to invite.',
}

/**
 * Describes the next wave, as in "Next wave: about 14 people, Tue 17.11.2026, 09.00. We still expect
 * 31 answers from earlier waves."
 */
export function waveInWords({ people, answers, limit, at }: Wave): string {
  const who = people === 1 ? 'about 1 person' : `about ${formatCount(people)} people`
  const next =
    people === 0
      ? `No more waves for now. We’ll check again on ${adminWeekdayDateTime(at)}.`
      : `Next wave: ${who}, ${adminWeekdayDateTime(at)}.`
  const likely =
    answers === 1
      ? 'We still expect 1 answer from earlier waves.'
      : `We still expect ${formatCount(answers)} answers from earlier waves.`
  return `${next} ${likely}${LIMITS[limit]}`
}
