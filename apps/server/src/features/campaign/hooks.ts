import type { WaveReason } from '@wattle/contract/forecast'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'
import type { DistributionRow } from './queries.ts'

export type Wave = {
  /** How many people this wave invites, in batches of `oneTimeNumber`. */
  people: number
  /** The expected size of the wave after this one, and what it's based on. */
  next: WaveReason
}

type CampaignHooks = {
  isWaveDue(deps: Deps, tx: Db, distribution: DistributionRow): Promise<boolean>
  planWave(deps: Deps, tx: Db, distribution: DistributionRow): Promise<Wave>
}

export const { wire: wireCampaignHooks, hooks } = lateHooks<CampaignHooks>()
