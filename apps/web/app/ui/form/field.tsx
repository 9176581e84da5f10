import { type ReactNode, useId } from 'react'
import { cx } from '#lib/cx.ts'
import { FieldMessage } from './field-message.tsx'

/** Spread these onto the control, whatever it is. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  /**
   * Hides the label, for example for a search box next to its results. Screen readers still get it.
   */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** The error message, or `true` to mark the field as invalid without a message. */
  error?: string | boolean | undefined
  optional?: boolean | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A visible label, a control and the line under it, linked for screen readers. */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, optional, className, children } = props
  const id = useId()
  const messageId = `${id}-message`
  const hasMessage = Boolean(hint) || (typeof error === 'string' && error !== '')
  return (
    <div className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}>
      <label
        htmlFor={id}
        className={cx(
          'flex items-baseline justify-between gap-3 font-semibold text-(length:--control-text) leading-normal',
          error && 'text-error',
          hideLabel && 'sr-only',
        )}
      >
        <span>{label}</span>
        {optional && <em className="font-normal text-app text-ink-3">optional</em>}
      </label>
      {children({
        id,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}
