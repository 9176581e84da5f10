import { Check, Minus } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { cx } from '#lib/cx.ts'
import { BOX, CHOICE, type ChoiceLook } from './choice-look.ts'
import { FieldMessage } from './field-message.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  ref?: Ref<HTMLInputElement> | undefined
  label: ReactNode
  /** Hides the label, for example in a table. Screen readers still read it. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** The error message, or `true` to highlight the label without a message. */
  error?: string | boolean | undefined
  look?: ChoiceLook | undefined
  /** Shown at the far end of a card row, such as an icon that says the answer is saved. */
  trailing?: ReactNode
}

export function Checkbox(props: CheckboxProps) {
  const { ref, label, hideLabel, hint, error, look = 'plain', trailing, ...input } = props
  const { className, ...rest } = input
  const messageId = useId()
  const hasMessage = Boolean(hint) || typeof error === 'string'

  return (
    <div className={cx('grid gap-1.5', className)}>
      <label className={cx(CHOICE[look], error && 'font-medium text-error')}>
        <span className="relative inline-grid shrink-0 place-items-center">
          <input
            {...rest}
            ref={ref}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={hasMessage ? messageId : undefined}
            className={cx(
              BOX[look],
              'indeterminate:border-gum indeterminate:bg-gum',
              'rounded-input',
            )}
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none invisible absolute size-[70%] stroke-[2.6] text-on-gum peer-checked:visible peer-disabled:text-ink-3 forced-colors:hidden"
          />
          <Minus
            aria-hidden="true"
            className="pointer-events-none invisible absolute size-[70%] stroke-[2.6] text-on-gum peer-indeterminate:visible forced-colors:hidden"
          />
        </span>
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
        {trailing && <span className="ml-auto">{trailing}</span>}
      </label>
      {hasMessage && (
        <div className={look === 'plain' ? 'pl-8' : undefined}>
          <FieldMessage id={messageId} hint={hint} error={error} />
        </div>
      )}
    </div>
  )
}
