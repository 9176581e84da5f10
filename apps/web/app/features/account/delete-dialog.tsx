import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Me, useDeleteAccount } from './hooks.ts'
import { Refusal } from './refusal.tsx'

interface DeleteDialogProps {
  me: Me
  open: boolean
  onClose: () => void
}

/**
 * Asks for the email address and the password (if there is one), because the person at an unlocked
 * laptop may not be the owner.
 */
export function DeleteDialog({ me, open, onClose }: DeleteDialogProps) {
  return open ? <OpenDialog me={me} onClose={onClose} /> : null
}

function OpenDialog({ me, onClose }: Omit<DeleteDialogProps, 'open'>) {
  const deletion = useDeleteAccount()
  const { form, errors, failure } = useForm(async ({ email = '', password = '' }) => {
    mustBeRight({
      ...(email.trim().toLowerCase() !== me.email.toLowerCase() && {
        email: 'Please type this account’s email address.',
      }),
      ...(me.hasPassword && !password && { password: 'Please enter your password.' }),
    })
    await deletion.mutateAsync({ email, ...(me.hasPassword && { password }) })
    showToast('Account deleted', { tone: 'success' })
  })

  return (
    <FormDialog
      danger
      form={form}
      isPending={deletion.isPending}
      onClose={onClose}
      title="Delete your account?"
      submitLabel="Delete my account"
    >
      <p className="text-ink-2">{deletionText(me.launchedStudies ?? 0)}</p>
      <p className="text-ink-2">
        This happens immediately and can’t be undone. To continue, type{' '}
        <strong className="inline-block max-w-full wrap-break-word text-ink">{me.email}</strong>.
      </p>
      <Field label="Your email" error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {me.hasPassword && (
        <Field label="Password" error={errors.password}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" />
          )}
        </Field>
      )}
      {failure !== undefined && <Refusal error={failure} />}
    </FormDialog>
  )
}

function deletionText(launched: number): string {
  if (launched === 0) return 'We’ll delete your account and all your projects.'
  const [projects, which] =
    launched === 1
      ? [
          'launched project',
          'To remove that project too, delete it before you delete your account.',
        ]
      : [
          `${launched} launched projects`,
          'To remove those projects too, delete them before you delete your account.',
        ]
  return `We’ll delete your account and the projects you haven’t launched. Our team takes over your ${projects}, without your name. ${which}`
}
