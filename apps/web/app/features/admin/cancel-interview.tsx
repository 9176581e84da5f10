import { MAX_REASON_LENGTH } from '@wattle/contract/interview'
import { useState } from 'react'
import { offerUndo } from '#lib/offer-undo.ts'
import { useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { ChangePreview } from './change-preview.tsx'
import { Failed } from './failed.tsx'
import { type AdminInterview, useAdminUndo } from './hooks.ts'
import { useCancelInterview } from './interview-hooks.ts'
import { InterviewSummary } from './interview-summary.tsx'

interface CancelInterviewProps {
  interview: AdminInterview
  onClose: () => void
}

export function CancelInterview({ interview, onClose }: CancelInterviewProps) {
  const cancel = useCancelInterview(interview.id)
  const undo = useAdminUndo()
  const [reason, setReason] = useState('')
  const { form, errors, failure } = useForm(async () => {
    await cancel.mutateAsync(reason)
    onClose()
    offerUndo('Interview cancelled', 'Interview restored', () => undo(interview.id))
  })
  return (
    <FormDialog
      danger
      size="sm"
      form={form}
      isPending={cancel.isPending}
      onClose={onClose}
      title="Cancel this interview?"
      cancelLabel="Keep it"
      submitLabel="Cancel interview"
    >
      <InterviewSummary interview={interview} />
      {failure !== undefined && <Failed what="We couldn’t cancel the interview" error={failure} />}
      <p>We’ll email the participant and the researcher. The slot can be booked again.</p>
      <Field label="Reason" hint="The participant will see this." error={errors.reason}>
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            rows={2}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <ChangePreview interviewId={interview.id} change={{ reason }} />
    </FormDialog>
  )
}
