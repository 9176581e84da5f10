import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { sendReset } from './service.ts'

export function passwordJobs(deps: Deps): Pick<JobHandlers, 'password.send-reset'> {
  return { 'password.send-reset': ({ userId }) => sendReset(deps, userId) }
}
