import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getSiteFigures } from '@wattle/contract/figures'
import { call, messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { DAY_RANGES, daysOf, useDayRange } from '#lib/time/day-range.ts'
import { Button } from '#ui/button.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { DayChart } from '#ui/chart/day-chart.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type SiteFigures = CallReply<typeof getSiteFigures>

const figuresQuery = (from = '', to = '') =>
  queryOptions({
    queryKey: ['figures', from, to],
    queryFn: () => call(getSiteFigures, { query: { from, to } }),
    placeholderData: keepPreviousData,
  })

/** Each step counts the invitations from the chosen days that got at least that far. */
const STEPS: readonly { id: keyof SiteFigures['funnel']; label: string }[] = [
  { id: 'invited', label: 'Invited' },
  { id: 'started', label: 'Opened screener' },
  { id: 'completed', label: 'Completed' },
  { id: 'fit', label: 'Qualified' },
  { id: 'booked', label: 'Booked' },
  { id: 'conducted', label: 'Interviewed' },
]

/**
 * Shows page views and referrers, how people join the panel, and how far they get after an
 * invitation.
 */
export function SiteFiguresView() {
  const { range, setRange } = useDayRange()
  const days = daysOf(range, new Date())
  const { data, isError, error, refetch } = useQuery(figuresQuery(days[0], days.at(-1)))
  return (
    <div className="grid gap-4">
      <div>
        <Segmented label="Time" size="sm" choices={DAY_RANGES} value={range} onChange={setRange} />
      </div>
      {data ? (
        <Figures days={days} figures={data} />
      ) : isError ? (
        <EmptyState
          title="The figures didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <Loading label="Loading the figures" className="grid gap-4">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </Loading>
      )}
    </div>
  )
}

/** Counts imported people separately, because they never submitted the panel form. */
function imported(count: number): string {
  if (count === 0) return 'We didn’t import anyone.'
  return `We imported ${count === 1 ? '1 person' : `${formatCount(count)} people`}.`
}

function Figures({ days, figures }: { days: readonly string[]; figures: SiteFigures }) {
  const counted = <Of extends { views: number }>(all: Of[]) =>
    all.map(({ views: count, ...of }) => ({ ...of, count }))
  return (
    <>
      <div className="rounded-card border border-line bg-surface p-5">
        <DayChart days={days} counts={counted(figures.days)} unit="Page views" />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BarList
          title="Joining the panel"
          unit="People"
          bars={[
            { name: 'Sent the panel form', count: figures.joining.forms },
            { name: 'Confirmed by email', count: figures.joining.confirmed },
          ]}
          empty="Nobody yet."
        >
          {imported(figures.imported)}
        </BarList>
        <BarList
          title="From invitation to interview"
          unit="Invitations"
          bars={STEPS.map(({ id, label }) => ({ name: label, count: figures.funnel[id] }))}
          empty="Nobody yet."
        >
          How far people have got with the invitations sent in this period.
        </BarList>
        <BarList
          title="Pages"
          unit="Views"
          bars={counted(figures.paths)}
          empty="No page views in this period."
        />
        <BarList
          title="Where visitors came from"
          unit="Views"
          bars={counted(figures.referrers)}
          empty="Nobody came from another site."
        />
      </div>
    </>
  )
}
