import { updatePayment } from '@wattle/contract/payment-calls'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { type PaymentDetail, useUpdatePayment } from './hooks.ts'
import { centsIn } from './payment-words.tsx'

/** Asks for the amount of an incentive that the invitation only described in words. */
export function AmountDialog({
  payment,
  onClose,
}: {
  payment: PaymentDetail
  onClose: () => void
}) {
  const update = useUpdatePayment()
  const { form, errors, failure, isPending } = useForm(async ({ dollars = '' }) => {
    const body = { cents: centsIn(dollars) }
    const wrong = wrongFields(updatePayment.body, body)
    mustBeRight(
      wrong.cents ? { dollars: 'Please enter an amount in dollars, like 60 or 62.50.' } : {},
    )
    await update.mutateAsync({ id: payment.id, ...body })
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Enter the amount"
      submitLabel="Save amount"
    >
      <p className="text-ink-2">
        {payment.promised?.text
          ? `The invitation promised “${payment.promised.text}”.`
          : 'The invitation didn’t say how much.'}{' '}
        You can’t change the amount later.
      </p>
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
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
