import { formatCount } from '#lib/format-count.ts'
import { adminDay } from '#lib/time/date-formats.ts'

const HEIGHT = 160

interface DayChartProps {
  /** Days as YYYY-MM-DD. */
  days: readonly string[]
  /** Days that aren't listed count as zero. */
  counts: readonly { day: string; count: number }[]
  /** What the bars count, such as "Page views". */
  unit: string
}

/** One bar per day. Screen readers get the numbers in a table. */
export function DayChart({ days, counts, unit }: DayChartProps) {
  const countOf = new Map(counts.map(({ day, count }) => [day, count]))
  const most = Math.max(1, ...countOf.values())
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const units = unit.toLowerCase()
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap items-baseline gap-x-2.5">
        {total > 0 && (
          <span className="tabular font-display font-semibold text-h2">{formatCount(total)}</span>
        )}
        <span className="text-ink-2">
          {total === 0
            ? `No ${units} in this period.`
            : `${units}, ${formatCount(most)} on the busiest day`}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full border-line-3 border-b"
      >
        {days.map((day, at) => {
          const count = countOf.get(day) ?? 0
          const height = (count / most) * (HEIGHT - 4)
          return (
            <rect
              key={day}
              x={at * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
              fill="var(--color-chart-1)"
            >
              <title>{`${adminDay(day)}: ${formatCount(count)}`}</title>
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
          <caption>{unit} a day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{adminDay(day)}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
