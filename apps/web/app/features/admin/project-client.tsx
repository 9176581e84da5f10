import { ClientField, useClientChoice } from '#features/client/shared/client-field.tsx'
import { useProjectClient } from '#features/client/shared/client-hooks.ts'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { AdminProject } from './hooks.ts'

interface ProjectClientProps {
  project: AdminProject
  onClose: () => void
}

/**
 * Lets an admin choose the client a project is for, so its study can invite the people on that
 * client's lists.
 */
export function ProjectClient({ project, onClose }: ProjectClientProps) {
  const choice = useClientChoice(project.client?.id ?? null)
  const saving = useProjectClient(project.id)
  const { form, errors, failure, isPending } = useForm(async () => {
    await saving.mutateAsync(await choice.resolve())
    showToast('Client saved', { tone: 'success' })
    onClose()
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      isPending={isPending}
      onClose={onClose}
      title="Set the client"
      submitLabel="Save"
      disabled={!choice.isReady}
    >
      <p className="wrap-anywhere">
        <strong>{project.projectName}</strong>
      </p>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <ClientField
        choice={choice}
        nameError={errors.name}
        hint="The project can also invite people on this client’s lists."
      />
    </FormDialog>
  )
}
