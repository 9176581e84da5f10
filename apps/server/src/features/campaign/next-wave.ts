import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { hooks } from './hooks.ts'
import { type DistributionRow, updateDistribution } from './queries.ts'

/** A study that paces itself decides on another wave after this long. */
export const WAVE_MS = 24 * 3_600_000

/**
 * How many people the next batch may invite. A study that paces itself decides on a wave first,
 * which then goes out in batches of the one-time number.
 */
export async function batchSize(
  deps: Deps,
  tx: Db,
  distribution: DistributionRow,
): Promise<{ size: number; waveLeft: number }> {
  const { oneTimeNumber, maxNumber, emailsSent, pacing } = distribution
  const most = Math.min(oneTimeNumber, maxNumber - emailsSent)
  if (pacing === 'FIXED') return { size: most, waveLeft: 0 }
  const waveLeft = (await hooks().isWaveDue(deps, tx, distribution))
    ? await decideWave(deps, tx, distribution)
    : distribution.waveLeft
  return { size: Math.min(most, waveLeft), waveLeft }
}

async function decideWave(deps: Deps, tx: Db, distribution: DistributionRow): Promise<number> {
  const { people, next } = await hooks().planWave(deps, tx, distribution)
  const change = { waveAt: deps.now(), waveLeft: people, waveReason: next }
  await updateDistribution(tx, distribution.id, change)
  return people
}

/** The next wave, for the screen. */
export const shownWave = ({ pacing, waveAt, waveReason }: DistributionRow) =>
  pacing === 'SELF' && waveAt && waveReason
    ? { ...waveReason, at: new Date(waveAt.getTime() + WAVE_MS) }
    : null
