import { expectSweep, recordSweep } from '#db/sweeps.ts'
import type { Deps } from '#deps.ts'
import { accountJobs } from '#features/account/jobs.ts'
import { authJobs } from '#features/auth/jobs.ts'
import { campaignJobs } from '#features/campaign/jobs.ts'
import { emailJobs } from '#features/email/jobs.ts'
import { completeSamples } from '#features/findings/complete-samples.ts'
import { forecastJobs } from '#features/forecast/jobs.ts'
import { interviewJobs } from '#features/interview/jobs.ts'
import { panelJobs } from '#features/panel/jobs.ts'
import { participationJobs } from '#features/participation/jobs.ts'
import { generationJobs } from '#features/project/jobs.ts'
import { SWEEPS } from '#jobs.ts'
import type { JobHandlers } from './queue.ts'
import { purge } from './upkeep.ts'

/** A missing handler is a compile error. */
export function jobHandlers(deps: Deps): JobHandlers {
  return recordingSweeps(deps, {
    ...emailJobs(deps),
    ...accountJobs(deps),
    ...authJobs(deps),
    ...generationJobs(deps),
    ...interviewJobs(deps),
    ...campaignJobs(deps),
    ...forecastJobs(deps),
    ...panelJobs(deps),
    ...participationJobs(deps),
    'upkeep.purge': async () => {
      await purge(deps)
      await completeSamples(deps)
    },
  })
}

/**
 * Records each sweep that succeeds. Also registers the sweep before it runs, so one that never
 * succeeds shows up as stalled.
 */
export function recordingSweeps({ db }: Deps, handlers: JobHandlers): JobHandlers {
  const recording = SWEEPS.map(({ name }) => [
    name,
    async () => {
      await expectSweep(db, name)
      await handlers[name]({})
      await recordSweep(db, name)
    },
  ])
  return { ...handlers, ...Object.fromEntries(recording) }
}
