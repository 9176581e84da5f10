import type { Deps } from '#deps.ts'
import type { JobHandlers } from '#jobs/queue.ts'
import { applyLoosening } from './loosen-screener.ts'
import { refreshForecasts } from './refresh-forecasts.ts'

export const forecastJobs = (
  deps: Deps,
): Pick<JobHandlers, 'screener.loosen' | 'forecast.refresh'> => ({
  'screener.loosen': ({ id }) => applyLoosening(deps, id),
  'forecast.refresh': () => refreshForecasts(deps),
})
