import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { sweepDistributions } from './send-batch.ts'

export function campaignJobs(deps: Deps): Pick<JobHandlers, 'distribution.sweep'> {
  return { 'distribution.sweep': () => sweepDistributions(deps) }
}
