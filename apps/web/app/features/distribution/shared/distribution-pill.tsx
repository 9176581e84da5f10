import { DISTRIBUTION_LABELS } from '@wattle/contract/distribution'
import type { DistributionStatus } from '@wattle/contract/research'
import { CircleCheck, CircleDashed, Hourglass, type LucideIcon, Pause, Send } from 'lucide-react'
import { Pill, type PillTone } from '#ui/pill.tsx'

const LOOKS: Record<DistributionStatus, { tone: PillTone; icon: LucideIcon }> = {
  NOT_STARTED: { tone: 'draft', icon: CircleDashed },
  REQUESTED: { tone: 'requested', icon: Hourglass },
  IN_PROGRESS: { tone: 'active', icon: Send },
  PAUSED: { tone: 'paused', icon: Pause },
  FINISHED: { tone: 'done', icon: CircleCheck },
}

export function DistributionPill({ status }: { status: DistributionStatus }) {
  return <Pill {...LOOKS[status]}>{DISTRIBUTION_LABELS[status]}</Pill>
}
