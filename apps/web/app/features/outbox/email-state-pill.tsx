import { MAIL_STATE_LABELS, type MailState } from '@wattle/contract/outbox'
import { Ban, CircleCheck, Clock, Inbox, type LucideIcon, Send, TriangleAlert } from 'lucide-react'
import { Pill, type PillTone } from '#ui/pill.tsx'

const LOOKS: Record<MailState, { tone: PillTone; icon: LucideIcon }> = {
  QUEUED: { tone: 'requested', icon: Clock },
  SENDING: { tone: 'active', icon: Send },
  SENT: { tone: 'done', icon: CircleCheck },
  HELD: { tone: 'paused', icon: Inbox },
  REFUSED: { tone: 'draft', icon: Ban },
  FAILED: { tone: 'draft', icon: TriangleAlert },
  DROPPED: { tone: 'paused', icon: Ban },
}

export function EmailStatePill({ state }: { state: MailState }) {
  const { tone, icon } = LOOKS[state]
  return (
    <Pill tone={tone} icon={icon}>
      {MAIL_STATE_LABELS[state]}
    </Pill>
  )
}
