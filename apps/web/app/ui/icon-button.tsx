import type { ButtonHTMLAttributes, ComponentType, MouseEvent, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { isSecondClick } from '#lib/second-click.ts'

const VARIANTS = {
  quiet: 'border-transparent text-ink-2 hover:bg-sunk hover:text-ink active:bg-line',
  outline: 'border-line bg-surface text-ink-2 hover:border-control hover:text-ink active:bg-sunk',
  danger:
    'border-transparent text-ink-3 hover:bg-error-tint hover:text-error focus-visible:bg-error-tint focus-visible:text-error',
} as const

type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'disabled' | 'aria-label'
> & {
  ref?: Ref<HTMLButtonElement> | undefined
  /** What the button does, and to what, such as "Delete project Roster Meals". */
  label: string
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  variant?: keyof typeof VARIANTS | undefined
  /** Small is 28 px, for rows with several buttons. */
  size?: 'md' | 'sm' | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, variant = 'quiet', size = 'md', disabled, className, ...rest } = props
  const { onClick, type = 'button', ...button } = rest

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A double click should only delete one row.
    const isTooMuch = variant === 'danger' && isSecondClick(event)
    if (disabled || isTooMuch) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...button}
      type={type}
      onClick={handleClick}
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={cx(
        'motion-state inline-grid shrink-0 place-items-center border transition-colors',
        size === 'sm' ? 'size-7 rounded-small' : 'size-(--target) rounded-button',
        disabled ? 'border-transparent text-line-3' : VARIANTS[variant],
        className,
      )}
    >
      <Icon aria-hidden="true" className={size === 'sm' ? 'size-4' : 'size-4.5'} />
    </button>
  )
}
