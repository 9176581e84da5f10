import { type ReactNode, useId } from 'react'
import { cx } from '#lib/cx.ts'
import { BOX, CHOICE, type ChoiceLook } from './choice-look.ts'
import { FieldMessage } from './field-message.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: string | undefined
  disabled?: boolean | undefined
  /** Shown at the far end of a card row, such as an icon that says the answer is saved. */
  trailing?: ReactNode
}

interface RadioGroupProps {
  /** The question. Hide it if a heading already asks it. */
  label: ReactNode
  hideLabel?: boolean | undefined
  name?: string | undefined
  options: readonly RadioOption[]
  /** Controlled with `onChange`, uncontrolled with `defaultValue`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  hint?: ReactNode
  error?: string | boolean | undefined
  look?: ChoiceLook | undefined
  /** Puts two short answers side by side. */
  isRow?: boolean | undefined
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, options, value, defaultValue, onChange, hint, error } = props
  const id = useId()
  const { name = id, look = 'plain' } = props
  const messageId = `${id}-message`
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint || typeof error === 'string' ? messageId : undefined}
      aria-invalid={error ? true : undefined}
      className={cx(
        'grid min-w-0 gap-2',
        props.isRow && 'grid-cols-2 [&>:not(label)]:col-span-full',
      )}
    >
      <span
        id={`${id}-label`}
        className={cx(
          'font-semibold text-(length:--control-text)',
          error && 'text-error',
          hideLabel && 'sr-only',
        )}
      >
        {label}
      </span>
      {options.map((option, index) => (
        <label key={option.value} className={CHOICE[look]}>
          <span className="relative inline-grid shrink-0 place-items-center">
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === option.value
              }
              onChange={() => onChange?.(option.value)}
              className={cx(BOX[look], 'rounded-full')}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none invisible absolute size-[40%] rounded-full bg-on-gum peer-checked:visible forced-colors:hidden"
            />
          </span>
          <span className="grid">
            <span id={`${id}-${index}`}>{option.label}</span>
            {option.hint && (
              <span id={`${id}-${index}-hint`} className="font-normal text-caption text-ink-3">
                {option.hint}
              </span>
            )}
          </span>
          {option.trailing && <span className="ml-auto">{option.trailing}</span>}
        </label>
      ))}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}
