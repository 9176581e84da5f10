import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { Tabs } from '#ui/tabs.tsx'
import { CandidateBoard } from './candidate-board.tsx'
import { candidatesQuery } from './hooks.ts'

export type StepTab = 'calendar' | 'candidates'

export const isPicking = ({ distribution }: ResearchReply) =>
  distribution?.selection === 'RESEARCHER'

interface StepTabsProps {
  research: ResearchReply
  now: Date
  calendar: ReactNode
  selected: StepTab
  onSelect: (tab: StepTab) => void
}

/** The calendar, with a candidates tab if the researcher picks the participants. */
export function StepTabs({ research, now, calendar, selected, onSelect }: StepTabsProps) {
  const hasCandidates = isPicking(research)
  const { data } = useQuery({ ...candidatesQuery(research.id), enabled: hasCandidates })
  if (!hasCandidates) return calendar
  return (
    <Tabs
      label="Interviewing"
      tabs={[
        { id: 'calendar', label: 'Calendar' },
        { id: 'candidates', label: 'Candidates', count: data?.length },
      ]}
      selected={selected}
      onSelect={onSelect}
      beside={selected === 'candidates' && <NamesNote />}
      beginsWithControl
    >
      {selected === 'calendar' ? calendar : <CandidateBoard research={research} now={now} />}
    </Tabs>
  )
}

function NamesNote() {
  return (
    <p className="flex items-center gap-2 text-ink-2 text-small">
      <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />
      Names appear once someone books
    </p>
  )
}
