import { ENQUIRY_STATUSES } from '@wattle/contract/admin'
import { CircleCheck, Inbox, type LucideIcon, PenLine, ShieldQuestion } from 'lucide-react'
import { Pill, type PillTone } from '#ui/pill.tsx'
import type { Enquiry } from './enquiry-hooks.ts'

const LOOKS: Record<Enquiry['status'], { word: string; tone: PillTone; icon: LucideIcon }> = {
  NEW: { word: 'New', tone: 'requested', icon: Inbox },
  IN_WORK: { word: 'In progress', tone: 'active', icon: PenLine },
  DONE: { word: 'Done', tone: 'done', icon: CircleCheck },
}

export const ENQUIRY_STATUS_CHOICES = ENQUIRY_STATUSES.map((value) => ({
  value,
  label: LOOKS[value].word,
}))

export const ENQUIRY_TYPE_WORDS = { CLIENT: 'Client', STARTUP: 'Startup' } as const

export function EnquiryPill({ status }: { status: Enquiry['status'] }) {
  const { word, ...look } = LOOKS[status]
  return <Pill {...look}>{word}</Pill>
}

export const VERIFIED_CHOICES = [
  { value: 'YES', label: 'Verified' },
  { value: 'NO', label: 'Unverified' },
] as const

export const UnverifiedPill = () => (
  <Pill tone="paused" icon={ShieldQuestion}>
    Unverified
  </Pill>
)
