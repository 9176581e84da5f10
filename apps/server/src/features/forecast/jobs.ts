import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { applyLoosening } from './loosen-screener.ts'

export const forecastJobs = (deps: Deps): Pick<JobHandlers, 'screener.loosen'> => ({
  'screener.loosen': ({ id }) => applyLoosening(deps, id),
})
