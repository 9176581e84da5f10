import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement> | undefined
    /**
     * Whether the button's action is in progress. If it is, the button keeps its width and focus,
     * and ignores clicks.
     */
    pending?: boolean | undefined
    /**
     * The label while the button is pending. Without one, the button keeps its label and adds a
     * spinner.
     */
    pendingLabel?: string | undefined
    /** Disables the button. It stays in the tab order, so a tooltip can say why. */
    disabled?: boolean | undefined
  }

const DISABLED = 'border-line! bg-sunk! text-ink-3! forced-colors:text-[GrayText]!'

export function Button(props: ButtonProps) {
  const { variant, size, wide, className, pending, pendingLabel, disabled, ...button } = props
  const { children, onClick, type = 'button', ...rest } = button
  const blocked = pending || disabled

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // preventDefault also stops a submit button, or Enter in a field, from submitting the form.
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      className={buttonLook({
        variant,
        size,
        wide,
        className: cx(
          pending && 'cursor-progress!',
          disabled && !pending && DISABLED,
          pending !== undefined && 'grid! place-items-center',
          className,
        ),
      })}
    >
      {pending === undefined ? (
        children
      ) : (
        // Both labels share one cell, so the button is always as wide as the wider one.
        <>
          <span className={cx(LABEL, pending && (pendingLabel ? 'invisible' : 'opacity-0'))}>
            {children}
          </span>
          <span className={cx(LABEL, !pending && 'invisible')}>
            <Spinner size="sm" />
            {pendingLabel}
          </span>
        </>
      )}
    </button>
  )
}

const LABEL = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
