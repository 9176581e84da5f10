import { isConducted, isOpen } from '@wattle/contract/interview-status'
import { CalendarX, ClipboardCheck, EllipsisVertical, MoveRight, UserPen } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuAction } from '#ui/overlay/menu.tsx'
import { AdminOutcome } from './admin-outcome.tsx'
import { CancelInterview } from './cancel-interview.tsx'
import { ChangeResearcher } from './change-researcher.tsx'
import type { AdminInterview } from './hooks.ts'
import { MoveInterview } from './move-interview.tsx'

type Asking = 'outcome' | 'move' | 'researcher' | 'cancel'

export function InterviewActions({ interview }: { interview: AdminInterview }) {
  const [asking, setAsking] = useState<Asking>()
  const { id, status, outcome, startTime } = interview
  const hasBegun = new Date(startTime) <= new Date()
  const actions: MenuAction[] = []
  const add = (name: Asking, action: Omit<MenuAction, 'id' | 'onSelect'>) =>
    actions.push({ ...action, id: name, onSelect: () => setAsking(name) })
  if (outcome || isConducted(interview) || (status === 'CONFIRMED' && hasBegun))
    add('outcome', {
      label: outcome ? 'Change the outcome…' : 'How did it go?',
      icon: ClipboardCheck,
    })
  if (isOpen(interview)) {
    add('move', { label: 'Move…', icon: MoveRight })
    add('researcher', { label: 'Change researcher…', icon: UserPen })
    add('cancel', { label: 'Cancel…', icon: CalendarX, danger: true })
  }
  if (actions.length === 0) return null
  const dialog = { interview, onClose: () => setAsking(undefined) }
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <IconButton
            size="sm"
            label={`More actions for interview ${id}`}
            icon={EllipsisVertical}
            // On a card, the dots are in line with the values above.
            className="@max-[35rem]:-mr-3"
          />
        }
        actions={actions}
      />
      {asking === 'outcome' && <AdminOutcome {...dialog} />}
      {asking === 'move' && <MoveInterview {...dialog} />}
      {asking === 'researcher' && <ChangeResearcher {...dialog} />}
      {asking === 'cancel' && <CancelInterview {...dialog} />}
    </>
  )
}
