import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { syncEvents } from './service.ts'

export function meetingJobs(deps: Deps): Pick<JobHandlers, 'meeting.sync'> {
  return { 'meeting.sync': () => syncEvents(deps) }
}
