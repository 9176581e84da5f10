import { updatePanelMember } from '@wattle/contract/membership'
import { DETAIL_NAMES, PANEL_DETAILS } from '@wattle/contract/panel-details'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type PanelMember, useUpdateMember } from './hooks.ts'

interface CorrectionDialogProps {
  member: PanelMember
  onClose: () => void
}

/**
 * Lets admins correct a member's details when the member asks. The Privacy Act gives members that
 * right.
 */
export function CorrectionDialog({ member, onClose }: CorrectionDialogProps) {
  const update = useUpdateMember()

  const { form, errors, failure, isPending } = useForm(async (details) => {
    mustBeRight(wrongFields(updatePanelMember.body, details))
    await update.mutateAsync({ id: member.id, ...details })
    showToast('Details corrected', { tone: 'success' })
    onClose()
  })

  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Correct details"
      submitLabel="Save"
      pendingLabel="Saving"
    >
      {DETAIL_NAMES.map((name) => (
        <Field key={name} label={PANEL_DETAILS[name].label} optional error={errors[name]}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              autoComplete="off"
              defaultValue={member[name] ?? ''}
            />
          )}
        </Field>
      ))}
      <p className="text-ink-3 text-small">
        You can’t change the email address. To use a new address, the member needs to join again
        with it.
      </p>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}
