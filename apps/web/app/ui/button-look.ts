import { cx } from '#lib/cx.ts'

const VARIANTS = {
  /** For buttons that continue or save. */
  primary:
    'border-transparent bg-gum text-on-gum hover:bg-gum-deep active:bg-[color-mix(in_oklab,var(--color-gum),var(--color-ink)_14%)]',
  /** For actions to take right now, such as "Join now" or "Start". Use at most one per view. */
  gold: 'border-transparent bg-wattle text-on-wattle hover:bg-wattle-deep active:bg-[color-mix(in_oklab,var(--color-wattle),var(--color-ink)_14%)]',
  /** The main action on a gold background, where gold and gum would be hard to see. */
  ink: 'border-transparent bg-chip text-on-chip hover:bg-[color-mix(in_oklab,var(--color-chip),var(--color-on-chip)_12%)] active:bg-[color-mix(in_oklab,var(--color-chip),var(--color-on-chip)_24%)]',
  secondary: 'border-control bg-surface text-ink hover:bg-sunk active:bg-line',
  /** A secondary button that leads to the next step. */
  outline: 'border-gum bg-surface text-gum hover:bg-gum-tint active:bg-line',
  quiet: 'border-transparent text-gum hover:bg-gum-tint active:bg-line',
  danger:
    'border-transparent bg-error text-on-error hover:bg-error-deep active:bg-[color-mix(in_oklab,var(--color-error),var(--color-ink)_14%)]',
} as const

const SIZES = {
  /**
   * The height depends on where the button is: 52 px on the site and for respondents, 40 px in the
   * application.
   */
  md: 'min-h-(--control-height) rounded-button text-(length:--control-text)',
  sm: 'min-h-8 rounded-small text-small',
} as const

const PADS = { md: 'px-(--control-pad)', sm: 'px-3' } as const
const QUIET_PADS = { md: 'px-3', sm: 'px-2' } as const

export type ButtonVariant = keyof typeof VARIANTS
export type ButtonSize = keyof typeof SIZES

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Makes the button as wide as its container. */
  wide?: boolean | undefined
  className?: string | undefined
}

export function buttonLook({ variant = 'primary', size = 'md', wide, className }: ButtonLook) {
  return cx(
    'motion-state inline-flex items-center justify-center gap-2 border text-center font-semibold leading-tight no-underline transition-colors [&_svg]:shrink-0',
    'forced-colors:border-[ButtonBorder]',
    SIZES[size],
    variant === 'quiet' ? QUIET_PADS[size] : PADS[size],
    VARIANTS[variant],
    wide && 'w-full',
    className,
  )
}
