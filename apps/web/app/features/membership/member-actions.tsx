import { useState } from 'react'
import { messageOf } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { showToast } from '#ui/toast.ts'
import { type PanelMemberDetail, useDeleteMember, useUpdateMember } from './hooks.ts'

interface MemberActionsProps {
  member: PanelMemberDetail
  onDeleted: () => void
}

/** What the office does when a member calls or writes, on their behalf. */
export function MemberActions({ member, onDeleted }: MemberActionsProps) {
  const [isDeleting, setDeleting] = useState(false)
  const update = useUpdateMember()
  const deletion = useDeleteMember()
  const { id, state } = member
  const name = member.name || member.email
  const set = (next: 'ACTIVE' | 'PAUSED' | 'LEFT', told: string) =>
    update.mutate(
      { id, state: next },
      {
        onSuccess: () => showToast(told, { tone: 'success' }),
        onError: (error) => showToast(messageOf(error), { tone: 'error' }),
      },
    )
  const remove = () =>
    deletion.mutateAsync(id).then(
      () => {
        showToast(`${name} is forgotten`, { tone: 'success' })
        onDeleted()
      },
      (error) => {
        showToast(messageOf(error), { tone: 'error' })
        throw error
      },
    )
  return (
    <>
      {state === 'ACTIVE' && (
        <Button
          variant="secondary"
          pending={update.isPending}
          onClick={() => set('PAUSED', `${name} gets no invitations for now`)}
        >
          Pause
        </Button>
      )}
      {state === 'PAUSED' && (
        <Button
          variant="secondary"
          pending={update.isPending}
          onClick={() => set('ACTIVE', `${name} is invited again`)}
        >
          Resume
        </Button>
      )}
      {(state === 'ACTIVE' || state === 'PAUSED') && (
        <Button
          variant="secondary"
          pending={update.isPending}
          onClick={() => set('LEFT', `${name} has left the panel`)}
        >
          Take off
        </Button>
      )}
      <Button variant="secondary" className="text-error!" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <Confirm
        open={isDeleting}
        danger
        title={`Delete everything about ${name}?`}
        confirmLabel="Delete"
        onClose={() => setDeleting(false)}
        onConfirm={remove}
      >
        Their details, consents and answers go. Only a hash of the address stays, so that nobody
        mails it again. This cannot be taken back.
      </Confirm>
    </>
  )
}
