import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { sendReset } from './change-password.ts'

export function authJobs(deps: Deps): Pick<JobHandlers, 'password.send-reset'> {
  return { 'password.send-reset': ({ userId }) => sendReset(deps, userId) }
}
