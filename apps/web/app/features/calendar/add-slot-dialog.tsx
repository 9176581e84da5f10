import { FIRST_HOUR, LAST_HOUR, lengthInWords } from '@wattle/contract/limits'
import { type Plan, startMinutes } from '@wattle/contract/plan'
import { useState } from 'react'
import { clockOf, clockSpan, weekdayAndDay, zoneLabel } from '#lib/time/date-formats.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { type Day, isDay } from './days.ts'

const USUAL_START = 9 * 60

/** The start times that people can choose, in minutes from midnight. */
function startsOf(plan: Plan): number[] {
  const starts = []
  for (
    let at = FIRST_HOUR * 60;
    at + plan.sessionMinutes <= LAST_HOUR * 60;
    at += startMinutes(plan)
  )
    starts.push(at)
  return starts
}

interface AddSlotDialogProps {
  /** The day in the form when the dialog opens. */
  day: Day
  firstBookable: Day
  plan: Plan
  zone: string
  now: Date
  onOffer: (day: Day, minutes: number) => Promise<boolean>
  onClose: () => void
}

/** Adds a slot by day and time, for people who can't or don't want to use the grid. */
export function AddSlotDialog(props: AddSlotDialogProps) {
  const { firstBookable, plan, zone, now, onOffer, onClose } = props
  const isEarly = props.day < firstBookable
  const [day, setDay] = useState(isEarly ? firstBookable : props.day)

  const { form, errors, isPending } = useForm(async ({ start }) => {
    mustBeRight(isDay(day) ? {} : { day: 'Please choose a day.' })
    if (await onOffer(day, Number(start))) onClose()
  })

  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Add a slot"
      submitLabel="Add slot"
    >
      <p className="text-ink-2">
        Slots last {lengthInWords(plan.sessionMinutes)}. Times are in {zoneLabel(zone, now)}. The
        first day you can offer is {weekdayAndDay(firstBookable)}.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Day"
          // The field shows the date in the order of the browser’s language.
          hint={isDay(day) ? weekdayAndDay(day) : undefined}
          error={errors.day}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="day"
              min={firstBookable}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <Field label="Time">
          {(control) => (
            <Select {...control} name="start" defaultValue={USUAL_START}>
              {startsOf(plan).map((start) => (
                <option key={start} value={start} aria-label={clockOf(start)}>
                  {clockSpan(start, plan.sessionMinutes)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
