import { useQuery } from '@tanstack/react-query'
import { suppressionQuery } from './hooks.ts'

/** One line that says how many people we don't email, and why. */
export function SuppressionList() {
  const { data } = useQuery(suppressionQuery)
  if (!data) return <p className="min-h-[1lh] text-ink-2 text-small" />
  const facts = [
    ['left', data.left],
    ['paused', data.paused],
    ['bounced', data.undeliverable],
    ['deleted', data.forgotten],
  ] as const
  return (
    <p className="tabular text-ink-2 text-small">
      Not emailed:{' '}
      {facts.map(([name, count], at) => (
        <span key={name}>
          {at > 0 && ', '}
          <b className="text-ink">{count.toLocaleString('en-AU')}</b> {name}
        </span>
      ))}
    </p>
  )
}
