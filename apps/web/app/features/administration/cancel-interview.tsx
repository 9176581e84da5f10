import { MAX_REASON_LENGTH } from '@wattle/contract/interview'
import { useId } from 'react'
import { offerUndo } from '#lib/offer-undo.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Failed } from './failed.tsx'
import { type AdminInterview, useUndoForOffice } from './hooks.ts'
import { useCancelInterview } from './interview-hooks.ts'
import { InterviewSummary } from './interview-summary.tsx'

interface CancelInterviewProps {
  interview: AdminInterview
  onClose: () => void
}

export function CancelInterview({ interview, onClose }: CancelInterviewProps) {
  const cancel = useCancelInterview(interview.id)
  const undo = useUndoForOffice()
  const formId = useId()
  const { form, errors, failure } = useForm(async ({ reason = '' }) => {
    await cancel.mutateAsync(reason)
    onClose()
    offerUndo('The interview is cancelled', 'The interview goes ahead', () => undo(interview.id))
  })
  return (
    <Dialog
      open
      size="sm"
      busy={cancel.isPending}
      onClose={onClose}
      title="Cancel this interview?"
      footer={
        <>
          <Button variant="secondary" disabled={cancel.isPending} onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={cancel.isPending}>
            Cancel interview
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-4">
        <InterviewSummary interview={interview} />
        {failure !== undefined && <Failed what="The interview wasn’t cancelled" error={failure} />}
        <p>We’ll email both of them. The slot can be booked again.</p>
        <Field label="Reason" hint="The participant reads it." error={errors.reason}>
          {(control) => (
            <TextArea {...control} name="reason" rows={2} maxLength={MAX_REASON_LENGTH} />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
