import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { applyQueued } from './bulk-members.ts'
import { emailNextMembers } from './publish-policy.ts'

export function panelJobs(deps: Deps): Pick<JobHandlers, 'policy.tell' | 'panel.bulk'> {
  return {
    'policy.tell': (batch) => emailNextMembers(deps, batch),
    'panel.bulk': (batch) => applyQueued(deps, batch),
  }
}
