import { APPROVAL_LIMIT_HOURS, LATE_CANCELLATION_HOURS } from '@wattle/contract/limits'
import type { PaymentRules } from '@wattle/contract/payment'
import { updatePaymentRules } from '@wattle/contract/payment-calls'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useUpdatePaymentRules } from './hooks.ts'

const numberOf = (text = '') => (text.trim() === '' ? Number.NaN : Number(text))

/** The form for the rules that decide how much we pay. Changes only affect later payments. */
export function PaymentRulesForm({ rules }: { rules: PaymentRules }) {
  const update = useUpdatePaymentRules()
  const { form, errors, failure, isPending } = useForm(async (texts) => {
    const limit = texts.secondAdminCents?.trim() ?? ''
    const body = {
      lateCancellationPercent: numberOf(texts.lateCancellationPercent),
      secondAdminCents: limit === '' ? null : Math.round(Number(limit) * 100),
      gstPercent: numberOf(texts.gstPercent),
    }
    const wrong = wrongFields(updatePaymentRules.body, body)
    if (wrong.secondAdminCents)
      wrong.secondAdminCents = 'Please enter an amount in dollars, like 500.'
    mustBeRight(wrong)
    await update.mutateAsync(body)
    showToast('Saved', { tone: 'success' })
  })
  const { lateCancellationPercent, secondAdminCents, gstPercent } = rules
  return (
    <form {...form} className="grid max-w-100 gap-4">
      <Field
        label="Late cancellation payment (%)"
        hint={`How much of the incentive people get if we cancel less than ${LATE_CANCELLATION_HOURS} hours before the interview, or if the technology fails.`}
        error={errors.lateCancellationPercent}
      >
        {(control) => (
          <TextInput
            {...control}
            name="lateCancellationPercent"
            inputMode="numeric"
            defaultValue={String(lateCancellationPercent)}
          />
        )}
      </Field>
      <Field
        label="Daily limit per admin, in dollars"
        optional
        hint={`If one admin approves more than this in ${APPROVAL_LIMIT_HOURS} hours, another admin has to approve as well. Leave it empty to turn this off.`}
        error={errors.secondAdminCents}
      >
        {(control) => (
          <TextInput
            {...control}
            name="secondAdminCents"
            inputMode="decimal"
            defaultValue={secondAdminCents === null ? '' : String(secondAdminCents / 100)}
          />
        )}
      </Field>
      <Field
        label="GST in reports (%)"
        hint="There’s usually no GST on thank-yous to participants, so enter 0. Ask your accountant."
        error={errors.gstPercent}
      >
        {(control) => (
          <TextInput
            {...control}
            name="gstPercent"
            inputMode="decimal"
            defaultValue={String(gstPercent)}
          />
        )}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <div>
        <Button type="submit" variant="secondary" pending={isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
