import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { writeContent } from './write-content.ts'

export function generationJobs(deps: Deps): Pick<JobHandlers, 'generation.write'> {
  return { 'generation.write': (request) => writeContent(deps, request) }
}
