import { messageOf } from '#lib/api/call.ts'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type UserAccount, useChangeRole } from './hooks.ts'

interface RoleQuestionProps {
  account: UserAccount
  onClose: () => void
}

export function RoleQuestion({ account, onClose }: RoleQuestionProps) {
  const change = useChangeRole()
  const { id, firstName, lastName, email, role, twoFactor } = account
  const name = `${firstName} ${lastName}`.trim() || email
  const isAdmin = role === 'ROLE_ADMIN'
  const set = () =>
    change.mutateAsync({ id, role: isAdmin ? 'ROLE_USER' : 'ROLE_ADMIN' }).then(
      () =>
        showToast(isAdmin ? `${email} is now a researcher` : `${email} is now an admin`, {
          tone: 'success',
        }),
      (error) => {
        showToast(messageOf(error), { tone: 'error' })
        throw error
      },
    )
  return (
    <Confirm
      open
      danger={isAdmin}
      title={isAdmin ? `Remove ${name}’s admin access?` : `Make ${name} an admin?`}
      confirmLabel={isAdmin ? 'Remove admin access' : 'Make admin'}
      onClose={onClose}
      onConfirm={set}
    >
      {isAdmin ? (
        <>{email} stays a researcher with their own projects, and loses access to Admin.</>
      ) : (
        <>
          {email} will see every project, the whole panel and all emails.
          {!twoFactor && ' They haven’t set up two-factor authentication yet.'}
        </>
      )}
    </Confirm>
  )
}
