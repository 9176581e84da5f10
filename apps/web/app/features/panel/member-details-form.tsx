import { DETAIL_NAMES, everyDetail, PANEL_DETAILS } from '@wattle/contract/panel-details'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type MemberInfo, useCorrectMember } from './hooks.ts'

export function MemberDetailsForm({
  memberKey,
  member,
}: {
  memberKey: string
  member: MemberInfo
}) {
  const correct = useCorrectMember(memberKey)
  const { form, errors, isPending } = useForm(async (texts) => {
    await correct.mutateAsync(everyDetail((name) => texts[name] ?? '')).catch(tellAndThrow)
    showToast('Details saved', { tone: 'success' })
  })

  return (
    <section aria-labelledby="details-title" className="grid max-w-160 gap-4">
      <h2 id="details-title" className="text-h2">
        What we know about you
      </h2>
      <p className="text-ink-2">
        Your email address is <strong className="wrap-anywhere">{member.email}</strong>. To use
        another address, join again with that one.
      </p>
      <form {...form} className="grid gap-4 sm:grid-cols-2">
        {DETAIL_NAMES.map((name) => (
          <Field key={name} label={PANEL_DETAILS[name].label} optional error={errors[name]}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                autoComplete={PANEL_DETAILS[name].autoComplete}
                defaultValue={member[name] ?? ''}
              />
            )}
          </Field>
        ))}
        <div className="sm:col-span-2">
          <Button type="submit" pending={isPending} pendingLabel="Saving">
            Save
          </Button>
        </div>
      </form>
    </section>
  )
}
