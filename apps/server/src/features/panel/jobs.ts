import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { applyContactRules } from './apply-contact.ts'
import { applyQueued } from './bulk-members.ts'
import { emailNextMembers } from './publish-policy.ts'

type Jobs = Pick<JobHandlers, 'policy.tell' | 'contact.apply' | 'panel.bulk'>

export function panelJobs(deps: Deps): Jobs {
  return {
    'policy.tell': (batch) => emailNextMembers(deps, batch),
    'contact.apply': (batch) => applyContactRules(deps, batch),
    'panel.bulk': (batch) => applyQueued(deps, batch),
  }
}
