import { ROLES } from '@wattle/contract/auth'
import { inviteUser } from '@wattle/contract/user'
import { messageOf } from '#lib/api/call.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { ROLE_WORDS, useInvite } from './hooks.ts'

/** Creates an account for someone else. They set their own password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const { form, errors, failure, isPending } = useForm(
    async ({ email = '', firstName = '', lastName = '', role = 'ROLE_USER' }) => {
      const chosen = ROLES.find((one) => one === role) ?? 'ROLE_USER'
      const body = { email, firstName, lastName, role: chosen }
      mustBeRight(wrongFields(inviteUser.body, body))
      await invite.mutateAsync(body)
      showToast(`We’ve emailed ${email} a link to set a password`, { tone: 'success' })
      onClose()
    },
  )
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Invite someone"
      submitLabel="Send invitation"
      pendingLabel="Sending"
    >
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <Field label="Email" error={errors.email}>
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="off" />}
      </Field>
      <Field label="First name" error={errors.firstName}>
        {(control) => <TextInput {...control} name="firstName" autoComplete="off" />}
      </Field>
      <Field label="Last name" error={errors.lastName}>
        {(control) => <TextInput {...control} name="lastName" autoComplete="off" />}
      </Field>
      <Field
        label="Role"
        hint="Admins see every project, the whole panel and all emails."
        error={errors.role}
      >
        {(control) => (
          <Select {...control} name="role">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_WORDS[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  )
}
