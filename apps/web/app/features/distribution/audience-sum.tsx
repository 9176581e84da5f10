import type { AudienceCount } from '#features/panel-filter/shared/filter-hooks.ts'
import { formatCount } from '#lib/format-count.ts'
import { adminDate } from '#lib/time/date-formats.ts'

interface AudienceSumProps {
  count: AudienceCount
  includesUnknown: boolean
}

/**
 * Shows how we get the number of members we can invite now: those who match the filter, plus those
 * whose profiles don't have the answer, minus those we contacted too recently.
 */
export function AudienceSum({ count, includesUnknown }: AudienceSumProps) {
  const { match, unknown, resting, reachable, reachableMatches, restingUntil } = count
  const until = restingUntil ? `, some not until ${adminDate(restingUntil)}` : ''
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3 max-sm:grid">
        <Term value={match} label={match === 1 ? 'matches' : 'match'} />
        {includesUnknown && <Term sign="+" value={unknown} label="haven’t answered" />}
        <Term sign="−" value={resting} label={`can’t be invited yet${until}`} />
        <Term sign="=" value={reachable} label="can be invited now" isSum />
      </div>
      <Bar
        parts={[
          {
            count: reachableMatches,
            label: includesUnknown ? 'match and can be invited now' : 'can be invited now',
            look: 'bg-gum',
          },
          {
            count: reachable - reachableMatches,
            label: 'haven’t answered and can be invited now',
            look: 'bg-gum/40',
          },
          { count: resting, label: 'can’t be invited yet', look: STRIPES },
        ]}
      />
      <p role="status" className="sr-only">
        {formatCount(match)} match.{' '}
        {includesUnknown && `${formatCount(unknown)} haven’t answered. `}
        {formatCount(resting)} can’t be invited yet{until}. {formatCount(reachable)} can be invited
        now.
      </p>
    </div>
  )
}

interface TermProps {
  sign?: string
  value: number
  label: string
  isSum?: boolean
}

const Term = ({ sign, value, label, isSum = false }: TermProps) => (
  <div aria-hidden="true" className="flex items-start gap-5 max-sm:gap-3">
    {sign && <span className="w-3 pt-1 text-h3 text-ink-2">{sign}</span>}
    <span className="grid">
      <b className={isSum ? 'tabular text-gum text-h2 leading-none' : 'tabular text-h3'}>
        {formatCount(value)}
      </b>
      <span className={isSum ? 'font-semibold text-small' : 'text-ink-2 text-small'}>{label}</span>
    </span>
  </div>
)

const STRIPES =
  'bg-[repeating-linear-gradient(135deg,var(--color-line-3)_0_2px,var(--color-sunk)_2px_6px)]'

type Part = { count: number; label: string; look: string }

function Bar({ parts }: { parts: Part[] }) {
  const filled = parts.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <div aria-hidden="true" className="grid gap-2">
      <div className="flex h-3.5 gap-0.5 overflow-hidden rounded-full">
        {filled.map(({ count, label, look }) => (
          <span key={label} className={look} style={{ flexGrow: count, minWidth: '4px' }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-caption text-ink-2">
        {filled.map(({ count, label, look }) => (
          <li key={label} className="flex items-center gap-2">
            <span className={`size-3 rounded-[3px] ${look}`} />
            {formatCount(count)} {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
