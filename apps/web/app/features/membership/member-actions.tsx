import { canMove, type MemberMove } from '@wattle/contract/panel'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type PanelMember, useDeleteMember, useUpdateMember } from './hooks.ts'

interface MemberActionsProps {
  member: PanelMember
  onDeleted: () => void
}

/** Buttons to pause, resume, remove or delete a member, for members who call or email our team. */
export function MemberActions({ member, onDeleted }: MemberActionsProps) {
  const [asked, setAsked] = useState<'leave' | 'delete'>()
  const close = () => setAsked(undefined)
  const update = useUpdateMember()
  const deletion = useDeleteMember()
  const { id, state } = member
  const may = (move: MemberMove) => canMove('ADMIN', move, state)
  const name = member.name || member.email
  const fail = (error: unknown) => showToast(messageOf(error), { tone: 'error' })
  const set = (next: 'ACTIVE' | 'PAUSED', message: string) => {
    const before = next === 'ACTIVE' ? 'PAUSED' : 'ACTIVE'
    const undo = () => update.mutateAsync({ id, state: before }).catch(fail)
    update.mutate(
      { id, state: next },
      {
        onSuccess: () =>
          showToast(message, { tone: 'success', action: { label: 'Undo', onAction: undo } }),
        onError: fail,
      },
    )
  }
  const removeFromPanel = () =>
    update.mutateAsync({ id, state: 'LEFT' }).then(
      () => showToast(`${name} has left the panel`, { tone: 'success' }),
      (error) => {
        fail(error)
        throw error
      },
    )
  const remove = () =>
    deletion.mutateAsync(id).then(
      () => {
        showToast(`All data about ${name} deleted`, { tone: 'success' })
        onDeleted()
      },
      (error) => {
        fail(error)
        throw error
      },
    )
  return (
    <>
      <div className="flex flex-wrap gap-2.5 *:grow *:whitespace-nowrap">
        {may('pause') && (
          <Button
            variant="secondary"
            pending={update.isPending}
            onClick={() => set('PAUSED', `${name} won’t get invitations for now`)}
          >
            Pause
          </Button>
        )}
        {may('resume') && (
          <Button
            variant="secondary"
            pending={update.isPending}
            onClick={() => set('ACTIVE', `${name} can be invited again`)}
          >
            Resume
          </Button>
        )}
        {may('leave') && (
          <Button variant="secondary" onClick={() => setAsked('leave')}>
            Remove from panel
          </Button>
        )}
        <Button variant="secondary" className="text-error!" onClick={() => setAsked('delete')}>
          Delete all data
        </Button>
      </div>
      <Confirm
        open={asked === 'leave'}
        danger
        title={`Remove ${name} from the panel?`}
        confirmLabel="Remove from panel"
        onClose={close}
        onConfirm={removeFromPanel}
      >
        They won’t get any more invitations. Only they can rejoin, using the form on our site. Any
        interview they’ve booked stays booked. We keep their details. To delete their details too,
        choose “Delete all data”.
      </Confirm>
      <Confirm
        open={asked === 'delete'}
        danger
        title={`Delete everything about ${name}?`}
        confirmLabel="Delete all data"
        onClose={close}
        onConfirm={remove}
      >
        We’ll delete their details, consents and answers, and cancel any interview they’ve booked.
        We only keep a scrambled form of their email address, so nobody emails them again. You can’t
        undo this.
      </Confirm>
    </>
  )
}
