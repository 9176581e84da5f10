import { useId } from 'react'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Me, useDeleteAccount } from './hooks.ts'
import { Refusal } from './refusal.tsx'

interface DeleteDialogProps {
  me: Me
  open: boolean
  onClose: () => void
}

/** The address typed, and the password: an unlocked laptop is not its owner. */
export function DeleteDialog({ me, open, onClose }: DeleteDialogProps) {
  const formId = useId()
  const deletion = useDeleteAccount()
  const close = () => {
    deletion.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      busy={deletion.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={deletion.isPending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={deletion.isPending}>
            Delete my account
          </Button>
        </>
      }
    >
      <DeleteForm id={formId} me={me} deletion={deletion} />
    </Dialog>
  )
}

interface DeleteFormProps {
  id: string
  me: Me
  deletion: ReturnType<typeof useDeleteAccount>
}

function DeleteForm({ id, me, deletion }: DeleteFormProps) {
  const { form, errors, failure } = useForm(async ({ email = '', password = '' }) => {
    mustBeRight({
      ...(email.trim().toLowerCase() !== me.email.toLowerCase() && {
        email: 'Please type your own address.',
      }),
      ...(me.hasPassword && !password && { password: 'Please enter your password.' }),
    })
    await deletion.mutateAsync({ email, ...(me.hasPassword && { password }) })
    showToast('Your account is deleted', { tone: 'success' })
  })

  return (
    <form id={id} {...form} className="grid gap-4">
      <p className="text-ink-2">{whatGoes(me.launchedStudies ?? 0)}</p>
      <p className="text-ink-2">
        That happens at once, and nobody can bring it back. To go on, type{' '}
        <strong className="break-all text-ink">{me.email}</strong>.
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
    </form>
  )
}

function whatGoes(launched: number): string {
  if (launched === 0) return 'We’ll delete your account and all your projects.'
  const [studies, which] =
    launched === 1
      ? ['launched study', 'To delete it too, delete it first.']
      : [`${launched} launched studies`, 'To delete one of those too, delete it first.']
  return `We’ll delete your account and the projects you haven’t launched. Our team takes over your ${studies}, without your name. ${which}`
}
