import { useState } from 'react'
import { ClientField, useClientChoice } from '#features/client/shared/client-field.tsx'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { type PanelList, useAddList } from './hooks.ts'

interface NewListProps {
  submitLabel: string
  onClose: () => void
  onAdded?: (list: PanelList) => void
}

export function NewList({ submitLabel, onClose, onAdded }: NewListProps) {
  const [name, setName] = useState('')
  const choice = useClientChoice(null)
  const adding = useAddList()
  const { form, errors, failure, isPending } = useForm(async () => {
    const clientId = await choice.resolve()
    const list = await adding.mutateAsync({ name, clientId })
    onAdded?.(list)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      isPending={isPending}
      onClose={onClose}
      title="New list"
      submitLabel={submitLabel}
      disabled={name.trim() === '' || !choice.isReady}
    >
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <Field label="Name" error={choice.chosen === 'new' ? undefined : errors.name}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ClientField
        choice={choice}
        optional
        nameError={errors.name}
        hint="Choose one if these are a client’s own customers. You can’t change it later."
      />
    </FormDialog>
  )
}
