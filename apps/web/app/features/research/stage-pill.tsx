import { type ResearchStatus, STAGE_LABELS } from '@wattle/contract/research'
import {
  CircleCheck,
  ClipboardCheck,
  FilePenLine,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  NotebookPen,
  Target,
} from 'lucide-react'
import { Pill } from '#ui/pill.tsx'

export const STAGE_ICONS: Record<ResearchStatus, LucideIcon> = {
  DRAFT_CREATED: FilePenLine,
  IDEA_SHAPING: Lightbulb,
  AUDIENCE_GENERATION: Target,
  SCREENER_GENERATION: ListChecks,
  GUIDE_GENERATION: NotebookPen,
  PROJECT_CONFIRMATION: ClipboardCheck,
  CONDUCTING_INTERVIEW: MessagesSquare,
  COMPLETED: CircleCheck,
}

/** Seed 001 section 4: grey-purple for a draft, green when completed, dark blue for all others. */
const toneOf = (status: ResearchStatus) =>
  status === 'DRAFT_CREATED' ? 'draft' : status === 'COMPLETED' ? 'done' : 'active'

export function StagePill({ status }: { status: ResearchStatus }) {
  return (
    <Pill tone={toneOf(status)} icon={STAGE_ICONS[status]}>
      {STAGE_LABELS[status]}
    </Pill>
  )
}
