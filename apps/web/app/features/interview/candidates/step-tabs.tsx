import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ResearchReply } from '#features/research/shared/research-query.ts'
import { Tabs } from '#ui/tabs.tsx'
import { CandidateBoard } from './candidate-board.tsx'
import { candidatesQuery } from './hooks.ts'

interface StepTabsProps {
  research: ResearchReply
  now: Date
  calendar: ReactNode
}

/** The calendar, and beside it the candidates where the researcher picks them. */
export function StepTabs({ research, now, calendar }: StepTabsProps) {
  const isPicking = research.distribution?.selection === 'RESEARCHER'
  const { data } = useQuery({ ...candidatesQuery(research.id), enabled: isPicking })
  const [selected, setSelected] = useState<'calendar' | 'candidates'>('calendar')
  if (!isPicking) return calendar
  return (
    <Tabs
      label="Interviewing"
      tabs={[
        { id: 'calendar', label: 'Calendar' },
        { id: 'candidates', label: 'Candidates', count: data?.length },
      ]}
      selected={selected}
      onSelect={setSelected}
      beginsWithControl
    >
      {selected === 'calendar' ? calendar : <CandidateBoard research={research} now={now} />}
    </Tabs>
  )
}
