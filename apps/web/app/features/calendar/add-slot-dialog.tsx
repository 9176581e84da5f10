import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { useId } from 'react'
import { clockOf, hourFrom, weekdayAndDay, zoneLabel } from '#lib/time/date-formats.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { type Day, isDay } from './days.ts'

const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, index) => FIRST_HOUR + index)
const USUAL_HOUR = 9

interface AddSlotDialogProps {
  /** The day to begin with. */
  day: Day
  firstBookable: Day
  zone: string
  now: Date
  onOffer: (day: Day, hour: number) => Promise<boolean>
  onClose: () => void
}

/** The plain way to a slot: a day and an hour, for whoever a grid does not suit. */
export function AddSlotDialog(props: AddSlotDialogProps) {
  const { firstBookable, zone, now, onOffer, onClose } = props
  const isEarly = props.day < firstBookable
  const formId = useId()

  const { form, errors, isPending } = useForm(async ({ day = '', hour }) => {
    mustBeRight(isDay(day) ? {} : { day: 'Please choose a day.' })
    if (await onOffer(day, Number(hour))) onClose()
  })

  return (
    <Dialog
      open
      size="sm"
      busy={isPending}
      onClose={onClose}
      title="Add a slot"
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            Add slot
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-4">
        <p className="text-ink-2">
          Offers one hour. Times are those of {zoneLabel(zone, now)}. The first day you can offer is{' '}
          {weekdayAndDay(firstBookable)}.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Day" error={errors.day}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                name="day"
                min={firstBookable}
                defaultValue={isEarly ? firstBookable : props.day}
              />
            )}
          </Field>
          <Field label="Time">
            {(control) => (
              <Select {...control} name="hour" defaultValue={USUAL_HOUR}>
                {HOURS.map((choice) => (
                  <option key={choice} value={choice} aria-label={clockOf(choice * 60)}>
                    {hourFrom(choice * 60)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </form>
    </Dialog>
  )
}
