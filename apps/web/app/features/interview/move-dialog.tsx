import { useState } from 'react'
import type { MyInterview, MySlot } from '#features/calendar/shared/my-calendar.ts'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { clockRange, shortDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useMoveInterview, useUndoChange } from './hooks.ts'
import { InterviewFacts } from './interview-facts.tsx'

interface MoveDialogProps {
  interview: MyInterview
  slots: readonly MySlot[]
  now: Date
  onClose: () => void
}

/** Moves the interview to one of the project's free slots. The participant gets an email. */
export function MoveDialog({ interview, slots, now, onClose }: MoveDialogProps) {
  const free = slots
    .filter(({ available, startTime }) => available && new Date(startTime) > now)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  const [slotId, setSlotId] = useState(free[0]?.slotId)
  const move = useMoveInterview()
  const undo = useUndoChange()

  async function save() {
    if (slotId === undefined) return
    try {
      await move.mutateAsync({ id: interview.id, slotId })
      offerUndo('Interview moved', 'The interview is back at its old time', () =>
        undo(interview.id),
      )
      onClose()
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
    }
  }

  return (
    <Dialog
      open
      size="sm"
      busy={move.isPending}
      onClose={onClose}
      title="Move the interview"
      footer={
        <>
          <Button variant="secondary" disabled={move.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button pending={move.isPending} disabled={slotId === undefined} onClick={save}>
            Move
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <InterviewFacts interview={interview} />
        {free.length === 0 ? (
          <Notice tone="info">
            <p>There’s no other free slot. Add one in the calendar first.</p>
          </Notice>
        ) : (
          <Field
            label="New time"
            hint={`${interview.respondentName} gets an email. The video call link stays the same.`}
          >
            {(control) => (
              <Select
                {...control}
                value={slotId}
                onChange={({ target }) => setSlotId(Number(target.value))}
              >
                {free.map((slot) => (
                  <option key={slot.slotId} value={slot.slotId}>
                    {shortDate(slot.startTime, 'numeric')},{' '}
                    {clockRange(slot.startTime, slot.endTime)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
