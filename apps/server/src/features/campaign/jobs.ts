import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { emailNotChosen } from './email-not-chosen.ts'
import { sweepDistributions } from './send-batch.ts'
import { emailPlacesOpened } from './send-scheduling-emails.ts'
import { watchStudies } from './watch-studies.ts'

export function campaignJobs(deps: Deps): Pick<JobHandlers, 'distribution.sweep' | 'study.watch'> {
  return {
    'distribution.sweep': async () => {
      await sweepDistributions(deps)
      await emailPlacesOpened(deps)
      await emailNotChosen(deps)
    },
    'study.watch': () => watchStudies(deps),
  }
}
