import { cx } from '#lib/cx.ts'

const VARIANTS = {
  /** Going forward and saving. */
  primary:
    'border-transparent bg-gum text-on-gum hover:bg-gum-deep active:bg-[color-mix(in_oklab,var(--color-gum),var(--color-ink)_14%)]',
  /** "Now" or "begin"; at most one in view. */
  gold: 'border-transparent bg-wattle text-on-wattle hover:bg-wattle-deep active:bg-[color-mix(in_oklab,var(--color-wattle),var(--color-ink)_14%)]',
  /** The one thing to do on a gold ground, where gold and gum would drown. */
  ink: 'border-transparent bg-chip text-on-chip hover:bg-[color-mix(in_oklab,var(--color-chip),var(--color-on-chip)_12%)] active:bg-[color-mix(in_oklab,var(--color-chip),var(--color-on-chip)_24%)]',
  secondary: 'border-control bg-surface text-ink hover:bg-sunk active:bg-line',
  /** Secondary, for the step that leads on. */
  outline: 'border-gum bg-surface text-gum hover:bg-gum-tint active:bg-line',
  quiet: 'border-transparent text-gum hover:bg-gum-tint active:bg-line',
  danger:
    'border-transparent bg-error text-on-error hover:bg-error-deep active:bg-[color-mix(in_oklab,var(--color-error),var(--color-ink)_14%)]',
} as const

const SIZES = {
  /** As high as the place asks: 52 px on the site and for respondents, 40 px at work. */
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
  /** As wide as its place. */
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
