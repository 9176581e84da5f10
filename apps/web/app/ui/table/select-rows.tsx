import { useEffect, useRef } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'

interface SelectRowsProps {
  /** What the box selects, such as "Select every payment on this page". */
  label: string
  count: number
  selected: number
  onChange: (isSelected: boolean) => void
}

export function SelectRows({ label, count, selected, onChange }: SelectRowsProps) {
  const box = useRef<HTMLInputElement>(null)
  const isPartial = selected > 0 && selected < count
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <Checkbox
      ref={box}
      hideLabel
      label={label}
      checked={count > 0 && selected === count}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
