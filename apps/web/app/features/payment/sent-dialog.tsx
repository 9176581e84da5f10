import { formatSums, sumsOf } from '@wattle/contract/payment'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import type { Payment } from './hooks.ts'
import { counted } from './payment-words.tsx'

interface SentDialogProps {
  payments: readonly Pick<Payment, 'cents' | 'currency'>[]
  onClose: () => void
  onSend: (reference: string) => Promise<unknown>
}

/** Marks payments as sent. Before that, says who will get an email. */
export function SentDialog({ payments, onClose, onSend }: SentDialogProps) {
  const { form, errors, failure, isPending } = useForm(async ({ reference = '' }) => {
    await onSend(reference)
    onClose()
  })
  const count = payments.length
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={`Mark ${counted(count)} as sent?`}
      submitLabel="Mark as sent"
    >
      <p className="text-ink-2">
        {formatSums(sumsOf(payments))} in total. We’ll email{' '}
        {count === 1 ? 'the participant' : `each of the ${count} participants`} once.
      </p>
      <Field
        label="Reference"
        optional
        hint="The provider’s order number or the bank’s reference, so we can find it again."
        error={errors.reference}
      >
        {(control) => (
          <TextInput {...control} name="reference" maxLength={100} autoComplete="off" />
        )}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
