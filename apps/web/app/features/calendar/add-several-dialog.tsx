import { MAX_SLOTS_AT_ONCE } from '@wattle/contract/calendar'
import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { useState } from 'react'
import { clockOf, weekdayAndDay } from '#lib/time/date-formats.ts'
import { useForm } from '#lib/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { addDays, type Day, isDay, later, mondayOf } from './days.ts'
import type { Stretch } from './several-starts.ts'
import { slotsInWords } from './use-add-several.ts'

const FRIDAY = 4
const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, at) => (FIRST_HOUR + at) * 60)
const AFTERNOON = { from: 13 * 60, to: 17 * 60 }

interface AddSeveralDialogProps {
  /** The first day in the form when the dialog opens. */
  day: Day
  firstBookable: Day
  /** The start times of the slots that this stretch of time would add. */
  startsOf: (stretch: Stretch) => Date[]
  isAdding: boolean
  /** Resolves to whether any slot was added. */
  onAdd: (starts: Date[], stretch: Stretch) => Promise<boolean>
  onClose: () => void
}

/** Adds many slots at once, such as every afternoon of a week. */
export function AddSeveralDialog(props: AddSeveralDialogProps) {
  const { firstBookable, startsOf, isAdding, onAdd, onClose } = props
  const [stretch, setStretch] = useState(() => {
    const firstDay = later(props.day, firstBookable)
    const friday = addDays(mondayOf(firstDay), FRIDAY)
    return {
      firstDay,
      lastDay: later(friday, firstDay),
      ...AFTERNOON,
      hasWeekends: friday < firstDay,
    }
  })
  const change = (part: Partial<Stretch>) => setStretch({ ...stretch, ...part })
  const fault = faultOf(stretch)
  const starts = fault ? [] : startsOf(stretch)
  const isTooMany = starts.length > MAX_SLOTS_AT_ONCE
  const { form } = useForm(async () => {
    if (await onAdd(starts, stretch)) onClose()
  })

  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isAdding}
      onClose={onClose}
      title="Add several slots"
      submitLabel={starts.length === 0 ? 'Add slots' : `Add ${slotsInWords(starts.length)}`}
      disabled={starts.length === 0 || isTooMany}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={firstBookable}
              value={stretch.firstDay}
              onChange={({ target }) => change({ firstDay: target.value })}
            />
          )}
        </Field>
        <Field label="Last day">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={stretch.firstDay}
              value={stretch.lastDay}
              onChange={({ target }) => change({ lastDay: target.value })}
            />
          )}
        </Field>
        <HourField label="From" value={stretch.from} onChange={(from) => change({ from })} />
        <HourField label="To" value={stretch.to} onChange={(to) => change({ to })} />
      </div>
      <Checkbox
        label="Include Saturdays and Sundays"
        checked={stretch.hasWeekends}
        onChange={({ target }) => change({ hasWeekends: target.checked })}
      />
      <p role="status" className="text-ink-2 text-small">
        {fault ?? summaryOf(starts.length, stretch, isTooMany)}
      </p>
    </FormDialog>
  )
}

interface HourFieldProps {
  label: string
  value: number
  onChange: (minutes: number) => void
}

function HourField({ label, value, onChange }: HourFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {HOURS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {clockOf(minutes)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function faultOf({ firstDay, lastDay, from, to }: Stretch): string | undefined {
  if (!isDay(firstDay) || !isDay(lastDay)) return 'Please choose both days.'
  if (lastDay < firstDay) return 'The last day can’t be before the first day.'
  return to <= from ? 'The end must be after the start.' : undefined
}

function summaryOf(count: number, { firstDay, lastDay }: Stretch, isTooMany: boolean): string {
  if (isTooMany) return `You can add at most ${MAX_SLOTS_AT_ONCE} slots at once.`
  const days =
    firstDay === lastDay
      ? `on ${weekdayAndDay(firstDay)}`
      : `from ${weekdayAndDay(firstDay)} to ${weekdayAndDay(lastDay)}`
  return count === 0
    ? `No free time ${days}.`
    : `${slotsInWords(count)} ${days}. We skip times that are already taken.`
}
