import { useQuery } from '@tanstack/react-query'
import type { InvitationPlan } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import { shownPercent } from '@wattle/contract/forecast'
import type { forecastPlan } from '@wattle/contract/forecasts'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { goalInWords } from '#features/forecast/forecast-words.ts'
import { planForecastQuery } from '#features/forecast/hooks.ts'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { adminDay } from '#lib/time/date-formats.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { chanceTone } from './chance.tsx'
import { liftInWords } from './remedy-words.ts'

/** Debounces changes to the plan, so that several quick changes only need one forecast. */
const SETTLED_MS = 300

interface PlanChanceProps {
  distributionId: number
  /** Undefined until the form has what a forecast needs. */
  plan: InvitationPlan | undefined
}

/** The study's chance of reaching its target with the invitation settings chosen so far. */
export function PlanChance({ distributionId, plan }: PlanChanceProps) {
  const asked = plan ? JSON.stringify(plan) : ''
  const settled = useDebounced(asked, SETTLED_MS)
  const forecast = useQuery({
    ...planForecastQuery(distributionId, settled),
    enabled: settled !== '',
  })
  const [isOpen, setOpen] = useState(false)
  const isBusy = forecast.isFetching || settled !== asked
  return (
    <div className="flex items-start gap-3 rounded-card bg-gum-tint px-4 py-3 text-small">
      <Gauge aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-gum" />
      {!plan ? (
        <p>Fill in the last day and the numbers under “Details” to see the chance of success.</p>
      ) : forecast.isError ? (
        <div className="grid gap-2">
          <p>We couldn’t forecast this. {messageOf(forecast.error)}</p>
          <Button
            size="sm"
            variant="secondary"
            className="w-fit"
            disabled={forecast.isFetching}
            onClick={() => forecast.refetch()}
          >
            Forecast again
          </Button>
        </div>
      ) : forecast.data ? (
        <div className="grid flex-1 gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p className={isBusy ? 'opacity-60' : undefined} aria-busy={isBusy}>
              <ChanceInWords forecast={forecast.data} />
            </p>
            <Button
              size="sm"
              variant="quiet"
              className="-mx-2.5 -my-1.5"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              What would help?
            </Button>
          </div>
          {isOpen && settled !== '' && <Remedies distributionId={distributionId} plan={settled} />}
        </div>
      ) : (
        <Loading label="Forecasting" className="flex-1">
          <Skeleton className="h-5" />
        </Loading>
      )}
    </div>
  )
}

function ChanceInWords({ forecast }: { forecast: CallReply<typeof forecastPlan> }) {
  const { chance, target, conducted, people, freeSlots, isRough } = forecast
  return (
    <>
      Chance of {goalInWords(forecast, adminDay)}:{' '}
      <b className={chanceTone(chance)}>{shownPercent(chance, conducted >= target)}%</b>, with{' '}
      {counted(people, 'person', 'people')} and {counted(freeSlots, 'slot', 'slots')}.
      {isRough && ' Treat this as a rough guess.'}
    </>
  )
}

interface RemediesProps {
  distributionId: number
  /** The plan as JSON, because it's part of the query key. */
  plan: string
}

/** Changes that would each raise the chance, with the cheapest first. */
function Remedies({ distributionId, plan }: RemediesProps) {
  const { data, error, isPlaceholderData } = useQuery(planForecastQuery(distributionId, plan, true))
  if (error) return <p>We couldn’t work out what would help. {messageOf(error)}</p>
  const remedies = data?.remedies
  if (!remedies)
    return (
      <Loading label="Working out what would help">
        <Skeleton className="h-5" />
      </Loading>
    )
  if (remedies.length === 0) return <p>No single change would help much.</p>
  return (
    <ul className={cx('grid gap-1', isPlaceholderData && 'opacity-60')}>
      {remedies.map((one) => (
        <li key={one.remedy} className="tabular">
          {liftInWords(one)}
        </li>
      ))}
    </ul>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`
