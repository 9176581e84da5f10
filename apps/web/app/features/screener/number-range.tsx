import { MAX_NUMBER } from '@wattle/contract/question-rules'
import { useEffect, useId, useState } from 'react'
import { formatCount } from '#lib/format-count.ts'
import { TextInput } from '#ui/form/text-input.tsx'

interface NumberRangeProps {
  numberMin: number | null
  numberMax: number | null
  position: number
  isWrong: boolean
  onChange: (range: { numberMin: number | null } | { numberMax: number | null }) => void
}

/** The range of numbers that qualify people, or that rule them out. Either end may be empty. */
export function NumberRange(props: NumberRangeProps) {
  const { numberMin, numberMax, position, isWrong, onChange } = props
  return (
    <div className="flex flex-wrap items-end gap-3 py-1">
      <RangeEnd
        label="From"
        name={`question ${position}`}
        stored={numberMin}
        isWrong={isWrong}
        onChange={(value) => onChange({ numberMin: value })}
      />
      <RangeEnd
        label="To"
        name={`question ${position}`}
        stored={numberMax}
        isWrong={isWrong}
        onChange={(value) => onChange({ numberMax: value })}
      />
      <p className="pb-2 text-ink-3 text-small">
        Whole numbers up to {formatCount(MAX_NUMBER)}. Leave one empty for no limit.
      </p>
    </div>
  )
}

interface RangeEndProps {
  label: string
  name: string
  stored: number | null
  isWrong: boolean
  onChange: (value: number | null) => void
}

const textOf = (number: number | null) => (number === null ? '' : String(number))

/**
 * One end of the range. Saves on blur or Enter, because a half-typed number is a different number.
 */
function RangeEnd({ label, name, stored, isWrong, onChange }: RangeEndProps) {
  const id = useId()
  const [typed, setTyped] = useState(textOf(stored))
  useEffect(() => setTyped(textOf(stored)), [stored])

  function save() {
    const value = typed === '' ? null : Math.min(Number(typed), MAX_NUMBER)
    setTyped(textOf(value))
    if (value !== stored) onChange(value)
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
        <span className="sr-only">, {name}</span>
      </label>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-invalid={isWrong || undefined}
        value={typed}
        className="w-28"
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </div>
  )
}
