import { MESSAGES } from '@wattle/contract/messages'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useCreateResearch } from '../hooks.ts'

interface NewProjectDialogProps {
  open: boolean
  onClose: () => void
}

export function NewProjectDialog({ open, onClose }: NewProjectDialogProps) {
  return open ? <OpenDialog onClose={onClose} /> : null
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const creation = useCreateResearch()
  const navigate = useNavigate()
  const { form, errors, failure, isPending } = useForm(async ({ name = '' }) => {
    if (name.trim() === '') showToast(MESSAGES.projectNameRequired, { tone: 'error' })
    mustBeRight(name.trim() === '' ? { name: MESSAGES.projectNameRequired } : {})
    const { id: created } = await creation.mutateAsync(name)
    showToast(MESSAGES.projectCreated, { tone: 'success' })
    onClose()
    navigate(`/platform/research/${created}`)
  })

  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Create a New Project"
      submitLabel="Create project"
    >
      <Field label="Project name" hint="Participants never see this name." error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={200}
            autoComplete="off"
            data-autofocus
            placeholder="Meals on shift"
          />
        )}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
