import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { emailNextMembers } from './publish-policy.ts'

export function panelJobs(deps: Deps): Pick<JobHandlers, 'policy.tell'> {
  return { 'policy.tell': (batch) => emailNextMembers(deps, batch) }
}
