import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { sweepDistributions } from './send-batch.ts'
import { emailPlacesOpened } from './send-scheduling-emails.ts'
import { tellNotChosen } from './tell-not-chosen.ts'

export function campaignJobs(deps: Deps): Pick<JobHandlers, 'distribution.sweep'> {
  return {
    'distribution.sweep': async () => {
      await sweepDistributions(deps)
      await emailPlacesOpened(deps)
      await tellNotChosen(deps)
    },
  }
}
