import { isBooked, isOpen, needsConfirming } from '@wattle/contract/interview-status'
import {
  CalendarX,
  ClipboardCheck,
  EllipsisVertical,
  MoveRight,
  NotebookPen,
  Pencil,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MyInterview, MySlot } from '#features/calendar/shared/my-calendar.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuAction } from '#ui/overlay/menu.tsx'
import { AskOutcome } from './ask-outcome.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { canHaveOutcome } from './interviews.ts'
import { MoveDialog } from './move-dialog.tsx'

interface InterviewMenuProps {
  interview: MyInterview
  /** The project's slots. Researchers can move the interview to a free one. */
  slots: readonly MySlot[]
  now: Date
  onConfirm: () => void
}

type Asking = 'move' | 'cancel' | 'outcome' | undefined

/** More actions for an interview, such as moving or cancelling it. */
export function InterviewMenu({ interview, slots, now, onConfirm }: InterviewMenuProps) {
  const [asking, setAsking] = useState<Asking>()
  const navigate = useNavigate()
  const close = () => setAsking(undefined)
  const { id, respondentName } = interview
  const actions: MenuAction[] = []
  if (isBooked(interview)) {
    actions.push({
      id: 'room',
      label: 'Interview room and notes',
      icon: NotebookPen,
      onSelect: () => navigate(`/platform/interviews/${id}`),
    })
  }
  if (isOpen(interview)) {
    if (!needsConfirming(interview)) {
      actions.push({
        id: 'link',
        label: 'Change the video call link',
        icon: Pencil,
        onSelect: onConfirm,
      })
    }
    actions.push(
      { id: 'move', label: 'Move…', icon: MoveRight, onSelect: () => setAsking('move') },
      {
        id: 'cancel',
        label: 'Cancel interview…',
        icon: CalendarX,
        danger: true,
        onSelect: () => setAsking('cancel'),
      },
    )
  }
  if (canHaveOutcome(interview, now)) {
    actions.push({
      id: 'outcome',
      label: interview.outcome ? 'Change the outcome…' : 'How did it go?',
      icon: ClipboardCheck,
      onSelect: () => setAsking('outcome'),
    })
  }
  if (actions.length === 0) return <span className="w-7" />
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={`More actions for the interview with ${respondentName}`}
            icon={EllipsisVertical}
          />
        }
        actions={actions}
      />
      {asking === 'move' && (
        <MoveDialog interview={interview} slots={slots} now={now} onClose={close} />
      )}
      {asking === 'cancel' && <CancelDialog interview={interview} onClose={close} />}
      {asking === 'outcome' && <AskOutcome interview={interview} onClose={close} />}
    </>
  )
}
