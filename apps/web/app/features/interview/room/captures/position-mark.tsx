import {
  isDeed,
  type Position,
  STANCE_LABELS,
  STRENGTH_LABELS,
} from '@wattle/contract/findings/results'
import { ArrowLeftRight, Check, CircleHelp, type LucideIcon, X } from 'lucide-react'
import { cx } from '#lib/cx.ts'

type KnownPosition = Exclude<Position['position'], 'NONE'>

export const POSITION_SIGNS: Record<KnownPosition, LucideIcon> = {
  FOR: Check,
  AGAINST: X,
  MIXED: ArrowLeftRight,
  UNCLEAR: CircleHelp,
}

/** A position in words, such as "For, did". */
export function positionWords({ position, strength }: Position): string {
  if (position === 'MIXED') return 'Mixed'
  if (position === 'NONE') return 'Nothing yet'
  const words = STANCE_LABELS[position]
  return strength ? `${words}, ${STRENGTH_LABELS[strength].toLowerCase()}` : words
}

/** A solid colour for what people did, and a tint for what they only said. */
export function positionLook({ position, strength }: Position): string {
  const hasDeed = strength !== null && isDeed(strength)
  switch (position) {
    case 'FOR':
      return hasDeed ? 'border-gum bg-gum text-on-gum' : 'border-gum/40 bg-gum-tint text-gum'
    case 'AGAINST':
      return hasDeed
        ? 'border-against-solid bg-against-solid text-on-against'
        : 'border-against/40 bg-against-fill text-against'
    case 'UNCLEAR':
      return 'border-transparent bg-paused-fill text-paused'
    default:
      return 'border-control bg-surface text-ink'
  }
}

/** Where someone stands on an assumption, as an icon, a word and a colour. */
export function PositionMark(position: Position) {
  if (position.position === 'NONE') return null
  const Sign = POSITION_SIGNS[position.position]
  return (
    <span
      className={cx(
        'inline-flex h-6 shrink-0 items-center gap-1 whitespace-nowrap rounded-input border pr-2 pl-1.5 font-semibold text-caption leading-none',
        positionLook(position),
      )}
    >
      <Sign aria-hidden="true" className="size-3.5 shrink-0" />
      {positionWords(position)}
    </span>
  )
}
