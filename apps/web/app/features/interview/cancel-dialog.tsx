import { useState } from 'react'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useCancelInterview, useUndoChange } from './hooks.ts'
import { InterviewFacts } from './interview-facts.tsx'

const MAX_REASON_LENGTH = 500

interface CancelDialogProps {
  interview: MyInterview
  onClose: () => void
}

export function CancelDialog({ interview, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const cancel = useCancelInterview()
  const undo = useUndoChange()
  async function confirm() {
    try {
      await cancel.mutateAsync({ id: interview.id, reason })
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
    offerUndo('Interview cancelled', 'Interview restored', () => undo(interview.id))
  }
  return (
    <Confirm
      open
      danger
      title="Cancel this interview?"
      confirmLabel="Cancel interview"
      cancelLabel="Keep it"
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <InterviewFacts interview={interview} />
        <p>
          {interview.respondentName} gets an email, and the slot can be booked again. If you’re no
          longer free then, delete the slot.
        </p>
        <Field
          label="Reason"
          optional
          hint="We’ll include your reason in the email to the participant."
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </Confirm>
  )
}
