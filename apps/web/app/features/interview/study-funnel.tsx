import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getProgress, type Stage } from '@wattle/contract/progress'
import { call } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { shortDate, shortDay } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const LABELS: Record<Stage, string> = {
  INVITED: 'Invited',
  OPENED: 'Opened',
  FINISHED: 'Finished',
  QUALIFIED: 'Qualified',
  BOOKED: 'Booked',
}

const progressQuery = (id: number) =>
  queryOptions({
    queryKey: ['progress', id],
    queryFn: () => call(getProgress, { params: { id: String(id) } }),
    // Refetches, because people can answer at any time.
    refetchInterval: 30_000,
  })

/**
 * How many people a launched project has invited, how far they got, and when someone last reached
 * each step.
 */
export function StudyFunnel({ researchId }: { researchId: number }) {
  const { data, isError, refetch } = useQuery(progressQuery(researchId))
  return (
    <section className="grid content-start gap-2 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lead">How far people got</h2>
      {data ? (
        <Stages progress={data} />
      ) : isError ? (
        <div className="flex items-center justify-between gap-3 text-small">
          <p>The project’s progress didn’t load.</p>
          <Button variant="quiet" size="sm" className="shrink-0" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Loading label="Loading the project’s progress">
          <Skeleton className="h-44" />
        </Loading>
      )}
    </section>
  )
}

function Stages({ progress: data }: { progress: CallReply<typeof getProgress> }) {
  const most = Math.max(1, ...data.stages.map(({ people }) => people))
  return (
    <div className="grid gap-2 text-small">
      <table className="w-full">
        <caption className="sr-only">How far people got</caption>
        <thead className="text-caption text-ink-3">
          <tr>
            <th scope="col">
              <span className="sr-only">Step</span>
            </th>
            <th scope="col">
              <span className="sr-only">People</span>
            </th>
            <th scope="col" className="whitespace-nowrap pl-2 text-right font-normal">
              Last person
            </th>
          </tr>
        </thead>
        <tbody>
          {data.stages.map(({ stage, people, lastAt }) => (
            <tr key={stage} className="border-line border-t first:border-t-0">
              <th scope="row" className="w-20 py-1.5 text-left font-normal text-ink-2">
                {LABELS[stage]}
              </th>
              <td className="py-1.5">
                <span className="flex items-center gap-2">
                  <span className="tabular w-9 text-right font-semibold">
                    {formatCount(people)}
                  </span>
                  <span aria-hidden="true" className="h-2 flex-1 rounded-pill bg-sunk">
                    <span
                      className={`block h-2 rounded-pill forced-colors:bg-[CanvasText] ${stage === 'BOOKED' ? 'bg-wattle' : 'bg-chart-1'}`}
                      style={{ width: `${(people / most) * 100}%` }}
                    />
                  </span>
                </span>
              </td>
              <td className="w-24 whitespace-nowrap py-1.5 pl-2 text-right text-caption text-ink-3">
                {lastAt ? shortDate(lastAt) : 'nobody yet'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-caption text-ink-3">{datesInWords(data)}</p>
    </div>
  )
}

type Dates = { launchedAt: string; startedAt: string | null; lastDay: string | null }

function datesInWords({ launchedAt, startedAt, lastDay }: Dates): string {
  const launched = `Launched ${shortDate(launchedAt)}.`
  const started = startedAt ? ` Invitations started ${shortDate(startedAt)}.` : ''
  const until = lastDay ? ` People can answer until ${shortDay(lastDay)}.` : ''
  return launched + started + until
}
