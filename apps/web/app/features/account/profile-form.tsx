import { useMemo, useState } from 'react'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { timeInZone } from '#lib/time/date-formats.ts'
import { zoneChoices } from '#lib/time/time-zones.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
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
  const [timezone, setTimezone] = useState(me.timezone)
  const zones = useMemo(() => zoneChoices(me.timezone), [me.timezone])
  const update = useUpdateMe()

  const { form, errors, isPending } = useForm(async ({ firstName = '', lastName = '' }) => {
    mustBeRight(firstName.trim() ? {} : { firstName: 'Please enter your first name.' })
    await update.mutateAsync({ firstName, lastName, timezone }).catch(tellAndThrow)
    showToast('Saved', { tone: 'success' })
  })

  return (
    <form {...form} className="grid gap-4">
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
        hint={`It’s ${timeInZone(new Date(), timezone)} there now.`}
        emptyText="No time zones match. Try the nearest big city."
      />
      <div>
        <Button type="submit" pending={isPending} pendingLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  )
}
