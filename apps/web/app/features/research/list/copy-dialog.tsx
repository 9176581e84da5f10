import {
  COPY_EXTENTS,
  type CopyExtent,
  isEarlier,
  type ResearchStatus,
} from '@wattle/contract/research'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type ProjectRow, useCopyResearch } from '../hooks.ts'

const LABELS: Record<CopyExtent, string> = {
  IDEA: 'Idea only',
  AUDIENCE: 'Idea and audience',
  SCREENER: 'Idea, audience and screener',
  GUIDE: 'Everything',
}

/** The step at which we write each part. Only projects past that step have the part. */
const WRITTEN_AT: Record<CopyExtent, ResearchStatus> = {
  IDEA: 'DRAFT_CREATED',
  AUDIENCE: 'AUDIENCE_GENERATION',
  SCREENER: 'SCREENER_GENERATION',
  GUIDE: 'GUIDE_GENERATION',
}

export const extentsOf = ({ status }: Pick<ProjectRow, 'status'>) =>
  COPY_EXTENTS.filter((extent) => extent === 'IDEA' || isEarlier(WRITTEN_AT[extent], status))

interface CopyDialogProps {
  project: ProjectRow
  onClose: () => void
}

export function CopyDialog({ project, onClose }: CopyDialogProps) {
  const copy = useCopyResearch()
  const { form, failure, isPending } = useForm(async ({ upTo }) => {
    const made = await copy.mutateAsync({ id: project.id, upTo: upTo as CopyExtent })
    showToast(`${project.name} copied as ${made.name}`, { tone: 'success' })
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Copy project"
      submitLabel="Copy"
    >
      <RadioGroup
        label={`What do you want to copy from ${project.name}?`}
        name="upTo"
        defaultValue="IDEA"
        options={extentsOf(project).map((value) => ({ value, label: LABELS[value] }))}
        hint="We’ll copy the interview plan too, but not slots, people, answers or notes."
      />
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
