import type { MailState } from '@wattle/contract/outbox'
import { Ban, CircleCheck, Clock, Inbox, type LucideIcon, Send, TriangleAlert } from 'lucide-react'
import { Pill, type PillTone } from '#ui/pill.tsx'

const LOOKS: Record<MailState, { word: string; tone: PillTone; icon: LucideIcon }> = {
  QUEUED: { word: 'Queued', tone: 'requested', icon: Clock },
  SENDING: { word: 'Sending', tone: 'active', icon: Send },
  SENT: { word: 'Sent', tone: 'done', icon: CircleCheck },
  HELD: { word: 'Held here', tone: 'paused', icon: Inbox },
  REFUSED: { word: 'Refused', tone: 'draft', icon: Ban },
  FAILED: { word: 'Failed', tone: 'draft', icon: TriangleAlert },
  DROPPED: { word: 'Not sent', tone: 'paused', icon: Ban },
}

export const mailStateWord = (state: MailState) => LOOKS[state].word

export function MailStatePill({ state }: { state: MailState }) {
  const { word, tone, icon } = LOOKS[state]
  return (
    <Pill tone={tone} icon={icon}>
      {word}
    </Pill>
  )
}
