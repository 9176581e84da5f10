import { FEWEST_SHOWN, inWords } from '@wattle/contract/limits'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import type { Gain } from './hooks.ts'

const SHOWN_GAINS = 3

const letsEveryoneIn = ({ change }: Gain) => 'noLongerDecides' in change

const peopleIn = ({ people }: Gain) => people ?? 0

/**
 * The best changes that still rule some people out, then the best change that lets everyone pass a
 * question. Adds more of that second kind if they let in more people than the last of the first.
 */
function shownOf(gains: Gain[]): Gain[] {
  const narrow = gains.filter((gain) => !letsEveryoneIn(gain)).slice(0, SHOWN_GAINS)
  const [widest, ...others] = gains.filter(letsEveryoneIn).slice(0, SHOWN_GAINS)
  const last = narrow.at(-1)
  const better = others.filter((gain) => last && peopleIn(gain) > peopleIn(last))
  return widest ? [...narrow, widest, ...better] : narrow
}

/** Says how many people the best of these changes would let in. */
function restInWords(others: Gain[]): string {
  if (others.length === 0) return ''
  const most = Math.max(...others.map(peopleIn))
  // Researchers don't see counts of one or two people.
  return most === 0
    ? `Any other change would help fewer than ${inWords(FEWEST_SHOWN)} people qualify. `
    : `No other change would help more than ${most === 1 ? '1 person' : `${formatCount(most)} people`} qualify. `
}

interface GainListProps {
  title: string
  gains: Gain[]
  /** The text to show instead of an empty list. */
  none: string
  /** The button beside each suggested change. */
  action?: ((gain: Gain) => ReactNode) | undefined
  children?: ReactNode
}

/** Changes to the screener, with how many people each would let in. */
export function GainList({ title, gains, none, action, children }: GainListProps) {
  const shown = shownOf(gains)
  const others = gains.filter((gain) => !shown.includes(gain))
  return (
    <>
      <h3 className="font-semibold font-text text-app tracking-normal">{title}</h3>
      {gains.length === 0 && <p className="text-ink-2 text-small">{none}</p>}
      <ul className="grid divide-y divide-line">
        {shown.map((gain, at) => (
          <li key={gain.words} className="flex items-center gap-3 py-2.5 first:pt-0">
            <GainNumber people={gain.people} isFirst={at === 0} />
            <span className="min-w-0 grow text-small">{gain.words}</span>
            {action?.(gain)}
          </li>
        ))}
      </ul>
      {(others.length > 0 || children) && (
        <p className="text-ink-2 text-small">
          {restInWords(others)}
          {children}
        </p>
      )}
    </>
  )
}

function GainNumber({ people, isFirst }: { people: number | null; isFirst: boolean }) {
  return (
    <span
      className={cx(
        'tabular grid min-w-12 shrink-0 font-display font-semibold leading-tight',
        isFirst ? 'text-gum text-h3' : 'text-lead',
      )}
    >
      {people === null ? `< ${FEWEST_SHOWN}` : `+${formatCount(people)}`}
      <span className="font-normal font-text text-caption text-ink-2">
        {people === 1 ? 'person' : 'people'}
      </span>
    </span>
  )
}
