import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { sweepInterviews } from './sweep-interviews.ts'
import { syncEvents } from './sync-events.ts'

export function interviewJobs(deps: Deps): Pick<JobHandlers, 'interview.sweep' | 'meeting.sync'> {
  return {
    'interview.sweep': () => sweepInterviews(deps),
    'meeting.sync': () => syncEvents(deps),
  }
}
