import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#lib/format-count.ts'
import { suppressionQuery } from './hooks.ts'

/** One line that counts the people we don't email, by reason. Someone can count more than once. */
export function SuppressionList() {
  const { data } = useQuery(suppressionQuery)
  if (!data) return <p className="min-h-[1lh] text-ink-2 text-small" />
  const facts = [
    ['Left', data.left],
    ['paused', data.paused],
    ['email bounced', data.undeliverable],
    ['deleted', data.forgotten],
  ] as const
  return (
    <p className="tabular text-ink-2 text-small">
      {facts.map(([name, count], at) => (
        <span key={name}>
          {at > 0 && ', '}
          {name} <b className="text-ink">{formatCount(count)}</b>
        </span>
      ))}
    </p>
  )
}
