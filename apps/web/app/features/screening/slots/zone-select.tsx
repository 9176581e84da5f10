import { zoneChoices } from '#lib/time/time-zones.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'

interface ZoneSelectProps {
  zone: string
  onChange: (zone: string) => void
}

export function ZoneSelect({ zone, onChange }: ZoneSelectProps) {
  return (
    <Field label="Show the times in" className="pb-3">
      {(control) => (
        <Select {...control} value={zone} onChange={(event) => onChange(event.target.value)}>
          {byName(zone).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const byName = (zone: string) =>
  zoneChoices(zone).toSorted((one, other) => one.label.localeCompare(other.label))
