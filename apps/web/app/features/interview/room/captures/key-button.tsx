import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

const CHOSEN = {
  ink: 'border-ink bg-ink font-semibold text-paper',
  for: 'border-gum bg-gum font-semibold text-on-gum',
  against: 'border-against-solid bg-against-solid font-semibold text-on-against',
  unclear: 'border-paused bg-paused-fill font-semibold text-paused',
} as const

interface KeyButtonProps {
  /** As on the keyboard: "F". */
  letter: string
  /** Its name, where it isn't written on it. */
  label?: string | undefined
  /** Absent where there's nothing to choose. */
  isChosen?: boolean | undefined
  tone?: keyof typeof CHOSEN | undefined
  /** What is still to be chosen. */
  isWaiting?: boolean | undefined
  isQuiet?: boolean | undefined
  onPress: () => void
  children?: ReactNode
}

/** A key of the strip, as a button. */
export function KeyButton(props: KeyButtonProps) {
  const { letter, label, isChosen, tone = 'ink', isWaiting, isQuiet, onPress, children } = props
  return (
    <button
      type="button"
      aria-label={children === undefined ? label : undefined}
      title={label}
      aria-pressed={isChosen}
      aria-keyshortcuts={letter}
      onClick={onPress}
      className={cx(
        'motion-state inline-flex min-h-9 min-w-9 max-w-full items-center justify-center gap-1.5 rounded-small px-2 font-medium transition-colors pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        isQuiet ? 'text-ink-2 text-small hover:bg-sunk' : 'border',
        !isQuiet &&
          (isChosen
            ? CHOSEN[tone]
            : isWaiting
              ? 'border-ink bg-surface shadow-[inset_0_-2px_0_var(--color-wattle)] hover:bg-sunk'
              : 'border-control bg-surface hover:bg-sunk'),
      )}
    >
      <kbd
        className={cx(
          'inline-grid h-5 min-w-5 shrink-0 place-items-center font-semibold font-text text-caption leading-none',
          children !== undefined && 'rounded-[5px] border border-current/40 border-b-2 px-1',
          children === undefined && 'font-display text-app',
        )}
      >
        {letter}
      </kbd>
      {children}
    </button>
  )
}
