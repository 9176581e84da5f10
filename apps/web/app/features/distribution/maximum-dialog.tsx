import { updateDistribution } from '@wattle/contract/distribution'
import { messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type DistributionDetail, useUpdateDistribution } from './hooks.ts'
import { invitedIn } from './waiting-words.ts'

interface MaximumDialogProps {
  distribution: DistributionDetail
  onClose: () => void
}

/**
 * Changes the maximum number of people to invite. It can't be lower than the number we've already
 * invited.
 */
export function MaximumDialog({ distribution, onClose }: MaximumDialogProps) {
  const { id, maxNumber, counts, status, reachableMaximum } = distribution
  const invited = invitedIn(counts)
  const atLeast =
    invited > 0 ? `At least ${formatCount(invited)}, because we’ve already invited that many. ` : ''
  const update = useUpdateDistribution()

  const { form, errors, failure, isPending } = useForm(async ({ maxNumber: typed }) => {
    const text = typed?.trim()
    const change = {
      distributionId: id,
      maxNumber: text ? Number(text) : Number.NaN,
      status: status === 'PAUSED' ? ('PAUSED' as const) : ('IN_PROGRESS' as const),
    }
    mustBeRight(wrongFields(updateDistribution.body, change))
    await update.mutateAsync(change)
    showToast(`Max Emails changed to ${formatCount(change.maxNumber)}`, {
      tone: 'success',
    })
    onClose()
  })

  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Change Max Emails"
      submitLabel="Change"
    >
      <Field
        label="Max Emails"
        hint={`${atLeast}We can reach ${formatCount(reachableMaximum)} people in all.`}
        error={errors.maxNumber}
      >
        {(control) => (
          <TextInput
            {...control}
            name="maxNumber"
            type="number"
            min={invited}
            step={1}
            inputMode="numeric"
            defaultValue={maxNumber}
            data-autofocus
          />
        )}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
