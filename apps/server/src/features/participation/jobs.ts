import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { checkContradictions } from './check-contradictions.ts'

export const participationJobs = (deps: Deps): Pick<JobHandlers, 'contradiction.check'> => ({
  'contradiction.check': ({ invitationId }) => checkContradictions(deps, invitationId),
})
