import type { WaveReason } from '@wattle/contract/forecast'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { WAVE_MS } from '#features/campaign/next-wave.ts'
import { existingDistribution } from '#features/campaign/service.ts'
import { readAgencyYear } from './agency-year.ts'
import { type Delays, shareOf } from './delays.ts'
import { countSince } from './forecast-queries.ts'
import { gatherStudy } from './gather-study.ts'
import { meanOf } from './rates.ts'
import { openingAfter } from './sends.ts'
import type { Cohort, Study } from './study.ts'
import { type Means, waveSize } from './wave.ts'

/** Once this share of the expected answers has come in, the next wave doesn't need to wait. */
const MOST_ANSWERS = 0.8

type Paced = {
  id: number
  waveAt: Date | null
  waveReason: WaveReason | null
}

/**
 * Whether the next wave is due: there's been none for a day, most of the expected answers have come
 * in, or a booking was lost.
 */
export async function isWaveDue(
  { now }: Deps,
  tx: Db,
  { id, waveAt, waveReason }: Paced,
): Promise<boolean> {
  // If the last wave's time is in the future, the clock has been set back since, so a wave is due.
  if (!waveAt || waveAt > now() || now().getTime() - waveAt.getTime() >= WAVE_MS) return true
  const { finished, lost } = await countSince(tx, id, waveAt)
  const expected = waveReason?.answers ?? 0
  return lost > 0 || (expected > 0 && finished >= MOST_ANSWERS * expected)
}

/** Plans how many people to invite now, and estimates the size of the wave after that. */
export async function planWave(deps: Deps, tx: Db, { id }: Paced) {
  const whole = await existingDistribution({ ...deps, db: tx }, id)
  const now = deps.now()
  const { study, sending } = await gatherStudy(deps, tx, whole, await readAgencyYear(tx, now))
  const { people, next } = waveOf(study)
  const at = openingAfter(sending, new Date(now.getTime() + WAVE_MS)).toISOString()
  return { people, next: { ...next, at } }
}

/** Computes the wave's size from the posterior means of the rates. */
export function waveOf(study: Study): { people: number; next: WaveReason } {
  const { rates, target, conducted, booked, left, reach, free, held, accepts } = study
  const means: Means = {
    finish: meanOf(rates.finish),
    qualify: meanOf(rates.qualify),
    book: meanOf(rates.book),
    attend: meanOf(rates.attend),
  }
  const { finish, qualify, book, attend } = means
  const answers = stillActing(study.invited, finish, study.finishDelays)
  const bookings = stillActing(study.offered, book, study.bookDelays)
  const expected = (answers * qualify * book + bookings + held.length * accepts) * attend
  const progress = { target, conducted, booked: booked.length, expected, freeSlots: free.length }
  const people = waveSize(progress, means, { left, reach })
  // The next wave makes up for the interviews that we don't expect from this one.
  const after = { ...progress, expected: expected + people * finish * qualify * book * attend }
  const limits = { left: left - people, reach: reach - people }
  const next = waveSize(after, means, limits)
  return {
    people,
    next: {
      people: next,
      answers: Math.round(answers + people * finish),
      limit: limitOf(next, waveSize(after, means, NO_LIMITS), limits, study),
    },
  }
}

const NO_LIMITS = { left: Number.POSITIVE_INFINITY, reach: Number.POSITIVE_INFINITY }

function limitOf(
  people: number,
  withoutLimits: number,
  { left, reach }: { left: number; reach: number },
  { free }: Study,
): WaveReason['limit'] {
  if (people > 0 && people === withoutLimits) return 'MISSING'
  if (free.length === 0) return 'SLOTS'
  if (withoutLimits === 0) return 'ENOUGH'
  return left <= reach ? 'MAXIMUM' : 'REACH'
}

/** How many people in these cohorts we still expect to act. */
const stillActing = (cohorts: Cohort[], share: number, delays: Delays): number =>
  cohorts.reduce((sum, { age, people }) => {
    const done = shareOf(delays, age)
    return sum + (people * share * (1 - done)) / (1 - share * done)
  }, 0)
