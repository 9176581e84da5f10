import { EllipsisVertical, ShieldOff, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Menu, type MenuAction } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type UserAccount, useChangeAccount } from './hooks.ts'

type Question = 'deactivate' | 'reset'

export function AccountActions({ account }: { account: UserAccount }) {
  const [asked, setAsked] = useState<Question>()
  const change = useChangeAccount()
  const { id, email, firstName, lastName, twoFactor, deactivatedAt } = account
  const name = `${firstName} ${lastName}`.trim() || email
  const run = (what: Question | 'reactivate', message: string) =>
    change.mutateAsync({ id, what }).then(
      () => showToast(message, { tone: 'success' }),
      (error) => {
        showToast(messageOf(error), { tone: 'error' })
        throw error
      },
    )
  const actions: MenuAction[] = [
    ...(twoFactor
      ? [
          {
            id: 'reset',
            label: 'Reset two-factor authentication…',
            icon: ShieldOff,
            onSelect: () => setAsked('reset'),
          },
        ]
      : []),
    deactivatedAt
      ? {
          id: 'reactivate',
          label: 'Reactivate the account',
          icon: UserRoundCheck,
          onSelect: () => void run('reactivate', `${name} can sign in again`).catch(() => {}),
        }
      : {
          id: 'deactivate',
          label: 'Deactivate…',
          icon: UserRoundX,
          danger: true,
          onSelect: () => setAsked('deactivate'),
        },
  ]
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <IconButton size="sm" label={`More actions for ${email}`} icon={EllipsisVertical} />
        }
        actions={actions}
      />
      <Confirm
        open={asked === 'deactivate'}
        danger
        title={`Deactivate ${name}?`}
        confirmLabel="Deactivate"
        onClose={() => setAsked(undefined)}
        onConfirm={() => run('deactivate', `${name} can no longer sign in`)}
      >
        We’ll sign {email} out everywhere, and they can’t sign in. Their projects, slots and
        interviews stay. You can reactivate the account later.
      </Confirm>
      <Confirm
        open={asked === 'reset'}
        danger
        title={`Reset ${name}’s two-factor authentication?`}
        confirmLabel="Reset"
        onClose={() => setAsked(undefined)}
        onConfirm={() => run('reset', `${name} can sign in with just their password`)}
      >
        Only do this if you’re sure it’s them, for example after a phone call. We’ll sign {email}{' '}
        out everywhere. Their password alone is then enough to sign in, until they set it up again.
      </Confirm>
    </>
  )
}
