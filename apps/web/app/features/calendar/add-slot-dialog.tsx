import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { clockOf, hourFrom, weekdayAndDay, zoneLabel } from '#lib/time/date-formats.ts'
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
  const [day, setDay] = useState(isEarly ? firstBookable : props.day)
  const [hour, setHour] = useState(USUAL_HOUR)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const form = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isDay(day)) return setError('Please choose a day.')
    setPending(true)
    const isThere = await onOffer(day, hour)
    setPending(false)
    if (isThere) onClose()
  }

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
          <Button type="submit" form={form} pending={isPending}>
            Add slot
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">
          Offers one hour. Times are those of {zoneLabel(zone, now)}. The first day you can offer is{' '}
          {weekdayAndDay(firstBookable)}.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Day" error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                min={firstBookable}
                value={day}
                onChange={({ target }) => {
                  setDay(target.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
          <Field label="Time">
            {(control) => (
              <Select
                {...control}
                value={hour}
                onChange={({ target }) => setHour(Number(target.value))}
              >
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
