import {
  STANCE_LABELS,
  STRENGTH_LABELS,
  type Stance,
  type Strength,
} from '@wattle/contract/findings/results'
import { Check, CircleHelp, X } from 'lucide-react'
import { cx } from '#lib/cx.ts'

const SIGNS = { FOR: Check, AGAINST: X, UNCLEAR: CircleHelp } as const

/** Marks for what people did or paid for are solid. Marks for what they said are pale. */
export function markLook(stance: Stance, strength: Strength | null): string {
  const isDeed = strength !== 'SAID'
  if (stance === 'UNCLEAR') return 'border-transparent bg-paused-fill text-paused'
  if (stance === 'FOR')
    return isDeed ? 'border-transparent bg-gum text-on-gum' : 'border-gum/40 bg-gum-tint text-gum'
  return isDeed
    ? 'border-transparent bg-against-solid text-on-against'
    : 'border-against/40 bg-against-fill text-against'
}

interface StanceMarkProps {
  stance: Stance
  strength: Strength
}

/**
 * A mark such as "✓ Did" or "✗ Said". The sign says whether someone is for or against, and the word
 * says how strong the evidence is.
 */
export function StanceMark({ stance, strength }: StanceMarkProps) {
  const Icon = SIGNS[stance]
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1.25 rounded-input border px-2 font-semibold text-caption leading-none',
        markLook(stance, strength),
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{STANCE_LABELS[stance]}: </span>
      {stance === 'UNCLEAR' ? STANCE_LABELS.UNCLEAR : STRENGTH_LABELS[strength]}
    </span>
  )
}
