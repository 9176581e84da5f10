import { MEMBER_STATES, type MemberState } from '@wattle/contract/panel'
import { CircleCheck, Hourglass, LogOut, type LucideIcon, Pause } from 'lucide-react'
import { Pill, type PillTone } from '#ui/pill.tsx'

const LOOKS: Record<MemberState, { word: string; tone: PillTone; icon: LucideIcon }> = {
  PENDING: { word: 'Not confirmed', tone: 'requested', icon: Hourglass },
  ACTIVE: { word: 'Active', tone: 'done', icon: CircleCheck },
  PAUSED: { word: 'Paused', tone: 'paused', icon: Pause },
  LEFT: { word: 'Left', tone: 'draft', icon: LogOut },
}

export const STATE_CHOICES = MEMBER_STATES.map((value) => ({ value, label: LOOKS[value].word }))

export function MemberStatePill({ state }: { state: MemberState }) {
  const { word, ...look } = LOOKS[state]
  return <Pill {...look}>{word}</Pill>
}
