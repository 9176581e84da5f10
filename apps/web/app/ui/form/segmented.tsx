import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#lib/cx.ts'

export interface SegmentedChoice<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon | undefined
  /** How many items this option would show. */
  count?: number | undefined
}

interface SegmentedProps<Value extends string> {
  label: string
  choices: readonly SegmentedChoice<Value>[]
  value: Value
  onChange: (value: Value) => void
  size?: 'md' | 'sm' | undefined
  /** Shows only icons. Screen readers still get the words. */
  iconsOnly?: boolean | undefined
  /** Puts two options in each row on a phone, if they don't all fit in one row. */
  isFolding?: boolean | undefined
  describedBy?: string | undefined
  /** Shows the label above the options. Otherwise only screen readers get it. */
  showsLabel?: boolean | undefined
}

/**
 * A choice between a few views or settings that takes effect immediately. The options are native
 * radios, so arrow keys work as expected.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, onChange, size = 'md', iconsOnly, isFolding, describedBy } = props
  const name = useId()
  const options = (
    <fieldset
      aria-describedby={describedBy}
      className={cx(
        'inline-flex rounded-button border border-control bg-surface text-ink-2',
        isFolding && 'max-sm:grid max-sm:w-full max-sm:grid-cols-2',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={cx(
            'motion-state relative inline-flex items-center gap-1.5 border-line border-l px-3 font-medium transition-colors first-of-type:rounded-l-[9px] first-of-type:border-l-0 last:rounded-r-[9px]',
            'hover:bg-sunk has-checked:bg-gum-tint has-checked:font-semibold has-checked:text-gum has-checked:shadow-[inset_0_-2px_0_var(--color-gum)]',
            'has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
            size === 'sm' ? 'min-h-8 text-small' : 'min-h-10 text-app',
            // The legend is the first child, so the options in the left column are even children.
            isFolding &&
              'max-sm:rounded-none! max-sm:last:even:col-span-2 max-sm:even:border-l-0 max-sm:nth-[n+4]:border-t max-sm:nth-2:rounded-tl-[9px]! max-sm:nth-3:rounded-tr-[9px]! max-sm:nth-[even]:nth-last-[-n+2]:rounded-bl-[9px]! max-sm:last:rounded-br-[9px]!',
          )}
        >
          <input
            type="radio"
            // Without this, going back in the browser would restore an older choice.
            autoComplete="off"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
          />
          {choice.icon && <choice.icon aria-hidden="true" size={16} strokeWidth={1.9} />}
          <span className={iconsOnly ? 'sr-only' : undefined}>{choice.label}</span>
          {choice.count !== undefined && (
            <span className="tabular rounded-input bg-sunk px-1.5 font-medium text-caption text-ink-2">
              {choice.count}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
  if (!props.showsLabel) return options
  return (
    <div className="grid justify-items-start gap-1.5">
      <p aria-hidden="true" className="font-semibold">
        {label}
      </p>
      {options}
    </div>
  )
}
