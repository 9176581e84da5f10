import type { ReactNode } from 'react'
import { formatCount } from '#lib/format-count.ts'

interface BarListProps {
  title: string
  /** What the bars count, such as "Views". */
  unit: string
  bars: readonly { name: string; count: number }[]
  empty: string
  children?: ReactNode
}

/**
 * A list of names and their counts. Each count has a bar, and the highest count has the longest.
 */
export function BarList({ title, unit, bars, empty, children }: BarListProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-h3">{title}</h2>
      {bars.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <table aria-label={title} className="tabular w-full text-small">
          <thead className="sr-only">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" className="relative w-full max-w-0 py-1 text-left font-normal">
                  <span
                    aria-hidden="true"
                    className="absolute inset-y-0.5 left-0 rounded-[3px] bg-gum-tint"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                  <span className="relative block truncate px-2" title={name}>
                    {name}
                  </span>
                </th>
                <td className="pl-3 text-right font-semibold">{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children && <p className="text-ink-2 text-small">{children}</p>}
    </section>
  )
}
