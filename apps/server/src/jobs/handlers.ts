import { deleteEndedLimits } from '#db/limits.ts'
import type { Deps } from '#deps.ts'
import { purgeAudit } from '#features/audit/service.ts'
import { campaignJobs } from '#features/campaign/jobs.ts'
import { deliveryJobs } from '#features/delivery/jobs.ts'
import { generationJobs } from '#features/generation/jobs.ts'
import { meetingJobs } from '#features/meeting/jobs.ts'
import { noticeJobs } from '#features/notice/jobs.ts'
import { passwordJobs } from '#features/password/jobs.ts'
import { purgeSessions } from '#features/session/service.ts'
import { purgeSpentChecks } from '#features/site/service.ts'
import { purgeTokens } from '#features/user/service.ts'
import type { JobHandlers } from './queue.ts'

/** What each job does. A job without a handler does not compile. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    ...deliveryJobs(deps),
    ...passwordJobs(deps),
    ...generationJobs(deps),
    ...noticeJobs(deps),
    ...meetingJobs(deps),
    ...campaignJobs(deps),
    'upkeep.purge': async () => {
      await deleteEndedLimits(deps.db, deps.now())
      await purgeSpentChecks(deps)
      await purgeSessions(deps)
      await purgeTokens(deps)
      await purgeAudit(deps)
    },
  }
}
