import { METHOD_WORDS, PAYMENT_METHODS } from '@wattle/contract/payment'
import { addBonus } from '@wattle/contract/payment-calls'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type PaymentDetail, useAddBonus } from './hooks.ts'
import { centsIn } from './payment-words.tsx'

interface BonusDialogProps {
  payment: PaymentDetail & { invitationId: number }
  onClose: () => void
}

export function BonusDialog({ payment, onClose }: BonusDialogProps) {
  const add = useAddBonus()
  const { form, errors, failure, isPending } = useForm(
    async ({ dollars = '', reason = '', method }) => {
      const body = {
        invitationId: payment.invitationId,
        cents: centsIn(dollars),
        reason,
        method: PAYMENT_METHODS.find((one) => one === method),
      }
      const { cents, ...wrong } = wrongFields(addBonus.body, body)
      mustBeRight({
        ...wrong,
        ...(cents && { dollars: 'Please enter an amount in dollars, like 20 or 22.50.' }),
      })
      await add.mutateAsync(body)
      showToast('Bonus added to what we owe', { tone: 'success' })
      onClose()
    },
  )
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={`Add a bonus for ${payment.participant ?? 'this person'}?`}
      submitLabel="Add bonus"
    >
      <Field label="Amount in dollars" error={errors.dollars}>
        {(control) => (
          <TextInput
            {...control}
            name="dollars"
            inputMode="decimal"
            maxLength={9}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Payment method">
        {(control) => (
          <Select {...control} name="method" defaultValue={payment.method}>
            {PAYMENT_METHODS.map((method) => (
              <option key={method} value={method}>
                {METHOD_WORDS[method]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What it’s for" hint="Our team will read this." error={errors.reason}>
        {(control) => <TextArea {...control} name="reason" rows={2} maxLength={300} />}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
