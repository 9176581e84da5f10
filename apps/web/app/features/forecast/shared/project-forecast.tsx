import { useQuery } from '@tanstack/react-query'
import { CallError } from '#lib/api/call.ts'
import { ForecastCard } from '../forecast-card.tsx'
import { projectForecastQuery } from '../hooks.ts'
import { NoForecast } from '../no-forecast.tsx'
import { noRecordInWords, recordInWords } from '../record-words.ts'
import { UnloadedCard } from '../unloaded-card.tsx'

/** For researchers: how likely the study is to reach its target, and what they can do about it. */
export function ProjectForecast({ researchId }: { researchId: number }) {
  const { data, error, refetch } = useQuery(projectForecastQuery(researchId))
  const isEarly = error instanceof CallError && error.code === 'NO_FORECAST_YET'
  return (
    <div className="grid">
      {data ? (
        <ForecastCard
          forecast={data}
          basis={
            <>
              <p>Based on this project and our earlier ones.</p>
              {data.isRough && <p>Treat this as a rough guess.</p>}
              <p>{data.record ? recordInWords(data.record) : noRecordInWords(data)}</p>
            </>
          }
        />
      ) : isEarly ? (
        <NoForecast message={error.message} />
      ) : (
        <UnloadedCard title="Forecast" error={error} onRetry={refetch} />
      )}
    </div>
  )
}
