import type { Deps } from '#deps.ts'
import { campaignJobs } from '#features/campaign/jobs.ts'
import { deliveryJobs } from '#features/delivery/jobs.ts'
import { generationJobs } from '#features/generation/jobs.ts'
import { meetingJobs } from '#features/meeting/jobs.ts'
import { noticeJobs } from '#features/notice/jobs.ts'
import { passwordJobs } from '#features/password/jobs.ts'
import type { JobHandlers } from './queue.ts'
import { purge } from './upkeep.ts'

/** What each job does. A job without a handler does not compile. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    ...deliveryJobs(deps),
    ...passwordJobs(deps),
    ...generationJobs(deps),
    ...noticeJobs(deps),
    ...meetingJobs(deps),
    ...campaignJobs(deps),
    'upkeep.purge': () => purge(deps),
  }
}
