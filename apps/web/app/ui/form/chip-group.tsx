import { useId } from 'react'
import { cx } from '#lib/cx.ts'

interface ChipGroupProps<Value extends string> {
  label: string
  hint?: string | undefined
  choices: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  isMultiple?: boolean | undefined
  onToggle: (value: Value) => void
}

/**
 * A few short answers, all in view. They're native radios or checkboxes, so keys work as expected.
 */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, hint, choices, chosen, isMultiple, onToggle } = props
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">
        {label}
        {hint && <span className="font-normal text-ink-3 text-small"> {hint}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'motion-state relative inline-flex min-h-9 items-center rounded-small border border-control bg-surface px-3 text-app transition-colors pointer-coarse:min-h-11',
              'hover:border-ink-2 has-checked:border-gum has-checked:bg-gum-tint has-checked:font-semibold has-checked:text-gum has-checked:shadow-[inset_0_0_0_1px_var(--color-gum)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
            )}
          >
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={() => onToggle(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
