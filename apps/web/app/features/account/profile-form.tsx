import { type FormEvent, useMemo, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { fieldsOf, textsOf, useFormErrors } from '#lib/api/form-errors.ts'
import { timeInZone } from '#lib/time/date-formats.ts'
import { zoneChoices } from '#lib/time/time-zones.ts'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/form/combobox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Me, useUpdateMe } from './hooks.ts'

const NAMES = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', optional: false },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', optional: true },
] as const

export function ProfileForm({ me }: { me: Me }) {
  const { form, errors, show, clear } = useFormErrors()
  const [timezone, setTimezone] = useState(me.timezone)
  const zones = useMemo(() => zoneChoices(me.timezone), [me.timezone])
  const update = useUpdateMe()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { firstName = '', lastName = '' } = textsOf(event.currentTarget)
    if (!firstName.trim()) return show({ firstName: 'Please enter your first name.' })
    update.mutate(
      { firstName, lastName, timezone },
      {
        onSuccess: () => showToast('Saved', { tone: 'success' }),
        onError(error) {
          show(fieldsOf(error))
          showToast(messageOf(error), { tone: 'error' })
        },
      },
    )
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={clear} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map(({ name, label, autoComplete, optional }) => (
          <Field key={name} label={label} optional={optional} error={errors[name]}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                autoComplete={autoComplete}
                defaultValue={me[name]}
              />
            )}
          </Field>
        ))}
      </div>
      <Combobox
        label="Time zone"
        choices={zones}
        value={timezone}
        onChange={setTimezone}
        hint={`There it is ${timeInZone(new Date(), timezone)} now.`}
        emptyText="No zone has that in its name. Try the largest city nearby."
      />
      <div>
        <Button type="submit" pending={update.isPending} pendingLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  )
}
