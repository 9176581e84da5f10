import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { sweepDistributions } from './send-batch.ts'
import { watchStudies } from './watch-studies.ts'

export function campaignJobs(deps: Deps): Pick<JobHandlers, 'distribution.sweep' | 'study.watch'> {
  return {
    'distribution.sweep': () => sweepDistributions(deps),
    'study.watch': () => watchStudies(deps),
  }
}
