import { MESSAGES } from '@wattle/contract/messages'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useCreateResearch } from '../hooks.ts'

interface NewProjectDialogProps {
  open: boolean
  onClose: () => void
}

export function NewProjectDialog({ open, onClose }: NewProjectDialogProps) {
  const formId = useId()
  const creation = useCreateResearch()
  const close = () => {
    creation.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Create a New Project"
      size="sm"
      busy={creation.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={creation.isPending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={creation.isPending}>
            Create project
          </Button>
        </>
      }
    >
      <NewProjectForm id={formId} creation={creation} onClose={close} />
    </Dialog>
  )
}

interface NewProjectFormProps {
  id: string
  creation: ReturnType<typeof useCreateResearch>
  onClose: () => void
}

function NewProjectForm({ id, creation, onClose }: NewProjectFormProps) {
  const navigate = useNavigate()
  const { form, errors, failure } = useForm(async ({ name = '' }) => {
    if (name.trim() === '') showToast(MESSAGES.projectNameRequired, { tone: 'error' })
    mustBeRight(name.trim() === '' ? { name: MESSAGES.projectNameRequired } : {})
    const { id: created } = await creation.mutateAsync(name)
    showToast(MESSAGES.projectCreated, { tone: 'success' })
    onClose()
    navigate(`/platform/research/${created}`)
  })

  return (
    <form id={id} {...form} className="grid gap-4">
      <Field
        label="Project name"
        hint="You see it in your list. Participants never do."
        error={errors.name}
      >
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
    </form>
  )
}
