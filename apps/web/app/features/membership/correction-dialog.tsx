import { updatePanelMember } from '@wattle/contract/membership'
import { type FormEvent, useId } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { fieldsOf, textsOf, useFormErrors, wrongFields } from '#lib/api/form-errors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type PanelMember, useUpdateMember } from './hooks.ts'

const FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Phone' },
  { name: 'postcode', label: 'Postcode' },
] as const

interface CorrectionDialogProps {
  member: PanelMember
  onClose: () => void
}

/** Somebody calls because what is kept about them is wrong: they have a right to have it corrected. */
export function CorrectionDialog({ member, onClose }: CorrectionDialogProps) {
  const formId = useId()
  const { form, errors, show, clear } = useFormErrors()
  const update = useUpdateMember()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const details = textsOf(event.currentTarget)
    if (updatePanelMember.body && show(wrongFields(updatePanelMember.body, details))) return
    update.mutate(
      { id: member.id, ...details },
      {
        onSuccess() {
          showToast('The details are corrected', { tone: 'success' })
          onClose()
        },
        onError: (error) => show(fieldsOf(error)),
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct details"
      size="sm"
      busy={update.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={update.isPending} pendingLabel="Saving">
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={clear}
        className="grid gap-4"
      >
        {FIELDS.map(({ name, label }) => (
          <Field key={name} label={label} optional error={errors[name]}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                autoComplete="off"
                defaultValue={member[name] ?? ''}
              />
            )}
          </Field>
        ))}
        <p className="text-ink-3 text-small">
          The email address stays as it is. To use another one, they join again with it.
        </p>
        {update.isError && Object.keys(fieldsOf(update.error)).length === 0 && (
          <Notice tone="error">{messageOf(update.error)}</Notice>
        )}
      </form>
    </Dialog>
  )
}
