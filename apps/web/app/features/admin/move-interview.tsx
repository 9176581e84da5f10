import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offerUndo } from '#lib/offer-undo.ts'
import { adminWeekdayTimeRange } from '#lib/time/date-formats.ts'
import { browserZone } from '#lib/time/time-zones.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { ChangePreview } from './change-preview.tsx'
import { Failed } from './failed.tsx'
import { type AdminInterview, useAdminUndo } from './hooks.ts'
import { slotsToMoveToQuery, useMoveInterview } from './interview-hooks.ts'
import { InterviewSummary } from './interview-summary.tsx'

const ANOTHER = 'another'

interface MoveInterviewProps {
  interview: AdminInterview
  onClose: () => void
}

export function MoveInterview({ interview, onClose }: MoveInterviewProps) {
  const { data: slots = [] } = useQuery(slotsToMoveToQuery(interview.id))
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const move = useMoveInterview(interview.id)
  const undo = useAdminUndo()
  const where = chosen ?? String(slots[0]?.slotId ?? ANOTHER)
  const { form, errors, failure } = useForm(async ({ startTime = '' }) => {
    if (where === ANOTHER) {
      mustBeRight(startTime ? {} : { startTime: 'Please choose a day and a time.' })
      await move.mutateAsync({ startTime: new Date(startTime).toISOString() })
    } else await move.mutateAsync({ slotId: Number(where) })
    onClose()
    offerUndo('Interview moved', 'The interview is back at its old time', () => undo(interview.id))
  })
  const time = typed && new Date(typed).toISOString()
  const change =
    where === ANOTHER ? (time ? { startTime: time } : undefined) : { slotId: Number(where) }
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={move.isPending}
      onClose={onClose}
      title="Move the interview"
      cancelLabel="Keep it"
      submitLabel="Move"
    >
      <InterviewSummary interview={interview} />
      {failure !== undefined && <Failed what="We couldn’t move the interview" error={failure} />}
      <Field
        label="New time"
        hint={`We’ll email the participant and the researcher. Times are in your time zone (${browserZone().replaceAll('_', ' ')}).`}
      >
        {(control) => (
          <Select {...control} value={where} onChange={({ target }) => setChosen(target.value)}>
            {slots.map(({ slotId, startTime, endTime }) => (
              <option key={slotId} value={slotId}>
                {adminWeekdayTimeRange(startTime, endTime)}
              </option>
            ))}
            <option value={ANOTHER}>Another time…</option>
          </Select>
        )}
      </Field>
      {where === ANOTHER && (
        <Field
          label="Day and time"
          hint="The interview stays the same length. Its slot moves too."
          error={errors.startTime}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              name="startTime"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
      <ChangePreview interviewId={interview.id} change={change} />
    </FormDialog>
  )
}
