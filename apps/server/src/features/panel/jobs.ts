import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { applyContactRules } from './apply-contact.ts'
import { emailNextMembers } from './publish-policy.ts'

export function panelJobs(deps: Deps): Pick<JobHandlers, 'policy.tell' | 'contact.apply'> {
  return {
    'policy.tell': (batch) => emailNextMembers(deps, batch),
    'contact.apply': (batch) => applyContactRules(deps, batch),
  }
}
