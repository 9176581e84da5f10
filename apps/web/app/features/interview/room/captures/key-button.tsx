import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

const CHOSEN = {
  ink: 'border-ink bg-ink font-semibold text-paper',
  for: 'border-gum bg-gum font-semibold text-on-gum',
  against: 'border-against-solid bg-against-solid font-semibold text-on-against',
  unclear: 'border-paused bg-paused-fill font-semibold text-paused',
} as const

interface KeyButtonProps {
  /** The shortcut key, such as "F". */
  letter: string
  /** The button's accessible name, if it shows no text. */
  label?: string | undefined
  /** Whether this choice is selected. Undefined if the button isn’t a choice. */
  isChosen?: boolean | undefined
  tone?: keyof typeof CHOSEN | undefined
  /** Highlights the choice to make next. */
  isWaiting?: boolean | undefined
  isQuiet?: boolean | undefined
  onPress: () => void
  children?: ReactNode
}

/** A button in the capture strip that also has a keyboard shortcut. */
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
