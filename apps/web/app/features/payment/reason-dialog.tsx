import { voidPayments } from '@wattle/contract/payment-calls'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'

interface ReasonDialogProps {
  title: string
  about: string
  submitLabel: string
  danger?: boolean
  onClose: () => void
  onSubmit: (reason: string) => Promise<unknown>
}

/** Asks for a reason before an action that can't be undone. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, about, submitLabel, danger, onClose, onSubmit } = props
  const { form, errors, failure, isPending } = useForm(async ({ reason = '' }) => {
    mustBeRight(wrongFields(voidPayments.body, { ids: [1], reason }))
    await onSubmit(reason)
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      danger={danger}
    >
      <p className="text-ink-2">{about}</p>
      <Field label="Why" hint="Our team will read this. Leave out names." error={errors.reason}>
        {(control) => <TextArea {...control} name="reason" rows={2} maxLength={300} />}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
