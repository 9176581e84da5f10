import { useQueryClient } from '@tanstack/react-query'
import {
  BUFFER_MINUTES,
  MAX_LEAD_DAYS,
  MAX_TARGET_INTERVIEWS,
  Plan,
  SESSION_MINUTES,
} from '@wattle/contract/plan'
import { updatePlan } from '@wattle/contract/research'
import { useId } from 'react'
import { call } from '#lib/api/call.ts'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { breakInWords, leadInWords } from './plan-words.ts'
import { type ResearchReply, researchQuery } from './research-query.ts'

const LEAD_DAYS = Array.from({ length: MAX_LEAD_DAYS }, (_, index) => index + 1)

interface PlanDialogProps {
  research: ResearchReply
  onClose: () => void
}

export function PlanDialog({ research, onClose }: PlanDialogProps) {
  const { id, plan } = research
  const formId = useId()
  const queries = useQueryClient()
  const { form, errors, isPending } = useForm(async (texts) => {
    const body = {
      targetInterviews: Number(texts.targetInterviews),
      sessionMinutes: Number(texts.sessionMinutes) as Plan['sessionMinutes'],
      bufferMinutes: Number(texts.bufferMinutes) as Plan['bufferMinutes'],
      leadDays: Number(texts.leadDays),
    }
    mustBeRight(wrongFields(Plan, body))
    const changed = await call(updatePlan, { params: { id: String(id) }, body }).catch(tellAndThrow)
    queries.setQueryData(researchQuery(id).queryKey, changed)
    queries.invalidateQueries({ queryKey: ['researches'] })
    showToast('Plan saved', { tone: 'success' })
    onClose()
  })
  return (
    <Dialog
      open
      size="sm"
      busy={isPending}
      onClose={onClose}
      title="Interview plan"
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            Save plan
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-4">
        <Field label="Interviews needed" error={errors.targetInterviews}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              name="targetInterviews"
              min={1}
              max={MAX_TARGET_INTERVIEWS}
              defaultValue={plan.targetInterviews}
            />
          )}
        </Field>
        <Field
          label="Minutes per interview"
          hint="A new length applies to slots you add from now on."
          error={errors.sessionMinutes}
        >
          {(control) => (
            <Select {...control} name="sessionMinutes" defaultValue={plan.sessionMinutes}>
              {SESSION_MINUTES.map((minutes) => (
                <option key={minutes}>{minutes}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Break after each" error={errors.bufferMinutes}>
          {(control) => (
            <Select {...control} name="bufferMinutes" defaultValue={plan.bufferMinutes}>
              {BUFFER_MINUTES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {breakInWords(minutes)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Earliest slot" error={errors.leadDays}>
          {(control) => (
            <Select {...control} name="leadDays" defaultValue={plan.leadDays}>
              {LEAD_DAYS.map((days) => (
                <option key={days} value={days}>
                  {leadInWords(days)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}
