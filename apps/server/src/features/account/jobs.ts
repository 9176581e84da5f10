import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { sendDigests } from './send-digests.ts'

export function accountJobs(deps: Deps): Pick<JobHandlers, 'digest.send'> {
  return { 'digest.send': () => sendDigests(deps) }
}
