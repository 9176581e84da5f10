import { MESSAGES } from '@wattle/contract/messages'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useRename } from './hooks.ts'

interface RenameDialogProps {
  project: Pick<ResearchReply, 'id' | 'name'>
  onClose: () => void
}

export function RenameDialog({ project, onClose }: RenameDialogProps) {
  const rename = useRename(project.id)
  const { form, errors, failure, isPending } = useForm(async ({ name = '' }) => {
    mustBeRight(name.trim() === '' ? { name: MESSAGES.projectNameRequired } : {})
    await rename.mutateAsync(name.trim())
    showToast('Project renamed', { tone: 'success' })
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Rename project"
      submitLabel="Rename"
    >
      <Field label="Project name" hint="Participants never see this name." error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={200}
            autoComplete="off"
            data-autofocus
            defaultValue={project.name}
          />
        )}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
