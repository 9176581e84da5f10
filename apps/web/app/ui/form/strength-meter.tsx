import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { BudRow } from '#ui/bud-row.tsx'

const COLOURS = {
  'very weak': 'text-strength-1',
  weak: 'text-strength-2',
  medium: 'text-strength-3',
  strong: 'text-strength-4',
  'very strong': 'text-strength-5',
} as const

export interface Strength {
  criteria: readonly { name: string; label: string; missing: string; isMet: boolean }[]
  level: keyof typeof COLOURS
  isCommon: boolean
  isAccepted: boolean
}

interface StrengthMeterProps {
  strength: Strength
  /** True while nothing is typed, so there's nothing to rate. */
  isEmpty: boolean
}

/**
 * How strong the password is: six buds, a word for the strength, and what would make it stronger.
 */
export function StrengthMeter({ strength, isEmpty }: StrengthMeterProps) {
  const { criteria, level, isCommon, isAccepted } = strength
  const missing = isEmpty ? criteria.map((one) => one.missing) : stillMissing(criteria)
  const advice = adviceFor(strength)
  const Shield = isAccepted ? ShieldCheck : ShieldAlert
  // If a common password is also weak, we call it weak.
  const isTooCommon = isCommon && met(strength) >= ENOUGH
  const word = isTooCommon ? 'Too common' : capitalised(level)
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 max-w-87 grow">
          <BudRow buds={criteria} />
        </div>
        {!isEmpty && (
          <span
            className={cx(
              'mt-1.5 inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-input bg-chip px-2.5 font-semibold text-app leading-none forced-colors:border',
              isTooCommon ? COLOURS['very weak'] : COLOURS[level],
            )}
          >
            <Shield aria-hidden="true" className="size-4 max-[22rem]:hidden" />
            {word}
          </span>
        )}
      </div>
      <div className="grid gap-0.5 text-caption text-ink-3">
        <p>
          {isEmpty
            ? `Your password must meet at least ${IN_WORDS[ENOUGH]} of these ${IN_WORDS[criteria.length]} rules:`
            : advice}
        </p>
        {!isTooCommon && missing.length > 0 && <Missing parts={missing} />}
      </div>
      <Announcement
        text={isEmpty ? '' : `Password strength: ${word}. ${advice} ${missing.join(', ')}`}
      />
    </div>
  )
}

function Missing({ parts }: { parts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-2">
      {parts.map((part) => (
        <li key={part} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-1.5 shrink-0 rounded-pill bg-art-leaf-2" />
          {part}
        </li>
      ))}
    </ul>
  )
}

/** How many of the six rules a password has to meet. */
const ENOUGH = 4
const IN_WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six']
const met = ({ criteria }: Strength) => criteria.filter(({ isMet }) => isMet).length

function adviceFor(strength: Strength): string {
  const more = ENOUGH - met(strength)
  if (more > 0) return `Any ${IN_WORDS[more]} of these ${more === 1 ? 'is' : 'are'} enough:`
  if (strength.isCommon)
    return 'Many people use this password, so attackers try it first. Add a word or two of your own.'
  return met(strength) === strength.criteria.length
    ? `Your password meets all ${IN_WORDS[strength.criteria.length]} rules.`
    : 'Good enough. To make it even stronger, use:'
}

/**
 * Twelve characters also meet the rule for eight, so we only ask for twelve once there are eight.
 */
function stillMissing(criteria: Strength['criteria']): string[] {
  const open = criteria.filter(({ isMet }) => !isMet)
  const isShort = open.some(({ name }) => name === 'length8')
  return open.filter(({ name }) => !(isShort && name === 'length12')).map(({ missing }) => missing)
}

/**
 * Announced once typing pauses. An announcement for every letter would make it hard to hear the
 * letters themselves.
 */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span role="status" className="sr-only">
      {announced}
    </span>
  )
}

const PAUSE_MS = 900

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
