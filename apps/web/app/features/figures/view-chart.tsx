import { adminDay } from '#lib/time/date-formats.ts'
import type { SiteFigures } from './hooks.ts'

const HEIGHT = 160

interface ViewChartProps {
  days: readonly string[]
  counted: SiteFigures['days']
}

/** Views a day as bars; the numbers themselves are in a table for those who do not see them. */
export function ViewChart({ days, counted }: ViewChartProps) {
  const views = new Map(counted.map(({ day, views: count }) => [day, count]))
  const most = Math.max(1, ...counted.map(({ views: count }) => count))
  const total = counted.reduce((sum, { views: count }) => sum + count, 0)
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap items-baseline gap-x-2.5">
        {total > 0 && (
          <span className="tabular font-display font-semibold text-h2">
            {total.toLocaleString('en-AU')}
          </span>
        )}
        <span className="text-ink-2">
          {total === 0
            ? 'No page views in this time'
            : `page views, at most ${most.toLocaleString('en-AU')} a day`}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full border-line-3 border-b"
      >
        {days.map((day, at) => {
          const height = ((views.get(day) ?? 0) / most) * (HEIGHT - 4)
          return (
            <rect
              key={day}
              x={at * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
              fill="var(--color-chart-1)"
            >
              <title>{`${adminDay(day)}: ${(views.get(day) ?? 0).toLocaleString('en-AU')}`}</title>
            </rect>
          )
        })}
      </svg>
      <div className="tabular flex justify-between text-caption text-ink-3" aria-hidden="true">
        <span>{adminDay(days[0] ?? '')}</span>
        <span>{adminDay(days.at(-1) ?? '')}</span>
      </div>
      <div className="sr-only">
        <table>
          <caption>Page views a day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ day, views: count }) => (
              <tr key={day}>
                <th scope="row">{adminDay(day)}</th>
                <td>{count.toLocaleString('en-AU')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
