import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { hooks } from './hooks.ts'
import { type DistributionRow, updateDistribution } from './queries.ts'

/** A study that paces itself plans its next wave at most this long after the last one. */
export const WAVE_MS = 24 * 3_600_000

/**
 * How many people the next batch may invite. A study that paces itself first plans a wave, which
 * then goes out in batches of `oneTimeNumber`. It doesn't plan one in quiet hours, because it will
 * know more by the time the wave can go out.
 */
export async function batchSize(
  deps: Deps,
  tx: Db,
  distribution: DistributionRow,
  isQuiet: () => Promise<boolean>,
): Promise<{ size: number; waveLeft: number } | 'QUIET_HOURS'> {
  const { oneTimeNumber, maxNumber, emailsSent, pacing } = distribution
  const most = Math.min(oneTimeNumber, maxNumber - emailsSent)
  if (pacing === 'FIXED') return { size: most, waveLeft: 0 }
  const isDue = await hooks().isWaveDue(deps, tx, distribution)
  if (isDue && (await isQuiet())) return 'QUIET_HOURS'
  const waveLeft = isDue ? await decideWave(deps, tx, distribution) : distribution.waveLeft
  return { size: Math.min(most, waveLeft), waveLeft }
}

async function decideWave(deps: Deps, tx: Db, distribution: DistributionRow): Promise<number> {
  const { people, next } = await hooks().planWave(deps, tx, distribution)
  const change = { waveAt: deps.now(), waveLeft: people, waveReason: next }
  await updateDistribution(tx, distribution.id, change)
  return people
}

/**
 * The next wave as the API returns it. Null unless the study paces itself and has planned a wave.
 */
export function shownWave({ pacing, waveAt, waveReason }: DistributionRow) {
  if (pacing !== 'SELF' || !waveAt || !waveReason) return null
  const { at = waveAt.getTime() + WAVE_MS, ...reason } = waveReason
  return { ...reason, at: new Date(at) }
}
