import { useId, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { TextInput } from '#ui/form/text-input.tsx'

const SETTLED_MS = 800

type Kind = 'number' | 'year' | 'postcode' | 'day'
type Ends = { from: string | undefined; to: string | undefined }

interface ConditionRangeProps extends Ends {
  kind: Kind
  subject: string
  /** Only called with values that make a valid condition. */
  onChange: (ends: Ends) => void
}

const KINDS: Record<Kind, { pattern: RegExp; error: string; width: string }> = {
  number: { pattern: /^-?\d{1,6}$/, error: 'Please enter whole numbers.', width: 'w-22' },
  year: { pattern: /^\d{4}$/, error: 'Please enter years with four digits.', width: 'w-22' },
  postcode: { pattern: /^\d{4}$/, error: 'Please enter two postcodes, like 3056.', width: 'w-22' },
  day: { pattern: /^\d{4}-\d\d-\d\d$/, error: 'Please enter a full date.', width: 'w-40' },
}

/**
 * The two ends of a range. Keeps what someone types, but only changes the condition once both ends
 * are valid, so a half-typed year doesn't change who the filter finds.
 */
export function ConditionRange({ kind, subject, from, to, onChange }: ConditionRangeProps) {
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' })
  const [applied, setApplied] = useState({ from, to })
  const errorId = useId()
  // If something else changed the condition, such as a saved view, shows the new values.
  if (applied.from !== from || applied.to !== to) {
    setApplied({ from, to })
    setTyped({ from: from ?? '', to: to ?? '' })
  }
  const error = errorIn(kind, typed)
  // Debounces the error, so it appears once someone stops typing. Showing it when they leave the
  // field would move what they're about to click.
  const settled = useDebounced(error, SETTLED_MS)
  const shown = error === settled ? error : undefined

  function change(next: typeof typed) {
    setTyped(next)
    if (errorIn(kind, next)) return
    const ends = { from: endOf(kind, next.from), to: endOf(kind, next.to) }
    setApplied(ends)
    if (ends.from !== from || ends.to !== to) onChange(ends)
  }
  const input = (end: 'from' | 'to') => (
    <TextInput
      aria-label={`${subject} ${end}`}
      aria-invalid={shown ? true : undefined}
      aria-describedby={shown && errorId}
      className={cx('min-h-9! [&_input]:py-1 pointer-coarse:min-h-11!', KINDS[kind].width)}
      type={kind === 'day' ? 'date' : undefined}
      inputMode={kind === 'day' ? undefined : 'numeric'}
      value={typed[end]}
      onChange={({ target }) => change({ ...typed, [end]: target.value })}
    />
  )
  return (
    <>
      from {input('from')} to {input('to')}
      <span id={errorId} role="status" className="basis-full text-error text-small empty:hidden">
        {shown}
      </span>
    </>
  )
}

/** Drops leading zeros from a number or a year, but keeps the one in a postcode such as 0800. */
function endOf(kind: Kind, text: string): string | undefined {
  const value = text.trim()
  if (value === '') return undefined
  return kind === 'number' || kind === 'year' ? String(Number(value)) : value
}

function errorIn(kind: Kind, { from, to }: { from: string; to: string }): string | undefined {
  const { pattern, error } = KINDS[kind]
  const ends = [from.trim(), to.trim()].filter((end) => end !== '')
  if (ends.length === 0) return 'Please enter at least one value.'
  if (ends.some((end) => !pattern.test(end)) || (kind === 'postcode' && ends.length < 2))
    return error
  const [low = '', high = low] = ends
  const isReversed = kind === 'number' ? Number(low) > Number(high) : low > high
  return isReversed ? 'The first value can’t be after the second.' : undefined
}
