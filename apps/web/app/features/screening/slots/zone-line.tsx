import { Globe } from 'lucide-react'
import { useState } from 'react'
import { zoneChoices } from '#lib/time/time-zones.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { type Hours, zoneOf } from './slot-times.ts'

interface ZoneLineProps {
  hours: readonly Hours[]
  zone: string
  onChange: (zone: string) => void
}

/** In which zone the times are, always told, and easily changed. */
export function ZoneLine({ hours, zone, onChange }: ZoneLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface px-4 py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="flex items-center gap-2.5 py-1.5">
          <Globe aria-hidden="true" className="size-5 shrink-0" />
          <span>
            Times in <strong className="font-semibold">{zoneOf(hours, zone)}</strong>
          </span>
        </p>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-11! px-0! forced-colors:px-2! underline hover:bg-transparent! underline-offset-[0.22em]"
        >
          Change<span className="sr-only"> the time zone</span>
        </Button>
      </div>
      {isOpen && (
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
      )}
    </div>
  )
}

const byName = (zone: string) =>
  zoneChoices(zone).toSorted((one, other) => one.label.localeCompare(other.label))
