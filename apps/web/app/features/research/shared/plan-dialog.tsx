import {
  BUFFER_MINUTES,
  MAX_LEAD_DAYS,
  MAX_TARGET_INTERVIEWS,
  Plan,
  SESSION_MINUTES,
} from '@wattle/contract/plan'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { breakInWords, leadInWords } from './plan-words.ts'

const LEAD_DAYS = Array.from({ length: MAX_LEAD_DAYS }, (_, index) => index + 1)

interface PlanDialogProps {
  plan: Plan
  save: (plan: Plan) => Promise<unknown>
  onClose: () => void
}

export function PlanDialog({ plan, save, onClose }: PlanDialogProps) {
  const { form, errors, isPending } = useForm(async (texts) => {
    const body = {
      targetInterviews: Number(texts.targetInterviews),
      sessionMinutes: Number(texts.sessionMinutes) as Plan['sessionMinutes'],
      bufferMinutes: Number(texts.bufferMinutes) as Plan['bufferMinutes'],
      leadDays: Number(texts.leadDays),
    }
    mustBeRight(wrongFields(Plan, body))
    await save(body).catch(tellAndThrow)
    showToast('Plan saved', { tone: 'success' })
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Interview plan"
      submitLabel="Save plan"
    >
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
        label="Slot length"
        hint="A new length applies to slots you add from now on."
        error={errors.sessionMinutes}
      >
        {(control) => (
          <Select {...control} name="sessionMinutes" defaultValue={plan.sessionMinutes}>
            {SESSION_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Break after each interview" error={errors.bufferMinutes}>
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
    </FormDialog>
  )
}
