import { formatCount } from '#lib/format-count.ts'
import { funnelOutline } from './funnel-outline.ts'
import type { DistributionDetail } from './hooks.ts'

const STEPS = [
  { id: 'reached', label: 'Sent' },
  { id: 'opened', label: 'Opened screener' },
  { id: 'completed', label: 'Completed' },
  { id: 'fit', label: 'Qualified' },
  { id: 'booked', label: 'Booked' },
] as const

type Step = (typeof STEPS)[number]['id']
type FunnelProps = Pick<DistributionDetail, 'counts' | 'targetInterviews'>

/**
 * How far people got, from the email to a booked interview. The outline's height shows how many
 * people are left at each step.
 */
export function Funnel({ counts: given, targetInterviews }: FunnelProps) {
  const { byLink = 0 } = given
  const counts = { ...given, reached: given.sent + byLink }
  const steps = STEPS.map((step, at) => ({
    ...step,
    label: step.id === 'reached' && byLink > 0 ? 'Sent or joined' : step.label,
    count: counts[step.id],
    note:
      step.id === 'booked'
        ? `of ${targetInterviews} needed`
        : step.id === 'reached' && byLink > 0
          ? `${formatCount(byLink)} by open link`
          : noteOn(step.id, counts, STEPS[at - 1]?.id),
  }))
  const { body, last } = funnelOutline(steps.map(({ count }) => count))
  return (
    <figure className="@container">
      <div className="sr-only">
        <table>
          <caption>From email to interview</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">People</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ id, label, count, note }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}</td>
                <td>{note || 'All'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol
        aria-hidden="true"
        className="tabular grid grid-cols-5 border-line border-t max-md:grid-cols-1"
      >
        {steps.map(({ id, label, count, note }) => (
          <li
            key={id}
            className="border-line pt-3 pb-1 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:border-b max-md:px-5 max-md:py-2 md:px-4 md:not-first:border-l md:first:pl-5"
          >
            <span className="block whitespace-nowrap font-semibold text-small">{label}</span>
            <span className="flex items-baseline gap-x-2.5 md:@max-[52rem]:block">
              <span className="font-display font-semibold text-title md:@max-[52rem]:block">
                {formatCount(count)}
              </span>
              {note && <span className="whitespace-nowrap text-caption text-ink-3">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      {counts.reached > 0 && (
        <svg
          viewBox="0 0 500 40"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-10 w-full rounded-b-card max-md:mt-1 max-md:h-14"
        >
          <path d={body} fill="var(--color-chart-1)" />
          <path d={last} fill="var(--color-wattle)" />
        </svg>
      )}
    </figure>
  )
}

/** A step's count as a percentage of the previous step. */
function noteOn(id: Step, counts: Record<Step, number>, before: Step | undefined): string {
  if (!before) return ''
  if (counts[before] === 0) return '–'
  const share = Math.round((counts[id] / counts[before]) * 100)
  return `${share}% of ${before === 'reached' ? 'sent' : before}`
}
