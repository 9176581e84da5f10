import { Check } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { cx } from '#lib/cx.ts'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/**
 * Switches something on or off immediately, without a Save button. The tick shows that it's on, for
 * people who can't tell by colour.
 */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const id = useId()
  return (
    <label
      className={cx(
        'inline-flex items-start justify-between gap-3 text-(length:--control-text) leading-normal has-disabled:text-ink-3',
        className,
      )}
    >
      <span className="grid">
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-caption text-ink-3">
            {hint}
          </span>
        )}
      </span>
      <span className="relative mt-[calc((1.5em-1.5rem)/2)] inline-flex shrink-0 items-center">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={cx(
            'peer motion-state h-6 w-11 appearance-none rounded-full border-[1.5px] border-control bg-sunk transition-colors',
            'checked:border-gum checked:bg-gum hover:border-ink-2 checked:hover:bg-gum-deep disabled:cursor-not-allowed disabled:border-line! disabled:bg-sunk!',
            'forced-colors:appearance-auto',
          )}
        />
        <span
          aria-hidden="true"
          className="motion-state pointer-events-none absolute left-1 grid size-4 place-items-center rounded-full bg-control text-gum transition-transform peer-checked:translate-x-5 peer-checked:bg-on-gum peer-disabled:bg-line-3 forced-colors:hidden [&>svg]:invisible peer-checked:[&>svg]:visible"
        >
          <Check className="size-3 stroke-[3.2]" />
        </span>
      </span>
    </label>
  )
}
