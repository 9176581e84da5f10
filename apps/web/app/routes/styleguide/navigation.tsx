import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { Segmented } from '#ui/form/segmented.tsx'
import { StepBar } from '#ui/step-bar.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Specimen } from './specimen.tsx'

export function Navigation() {
  return (
    <>
      <Specimen title="Segmented">
        <Views />
        <Spans />
      </Specimen>
      <Specimen title="Tabs" note="Arrow keys move between the tabs." plain>
        <Panels />
      </Specimen>
      <Specimen title="Pagination" plain>
        <div className="grid gap-4">
          <Pages />
          <Pages numbered />
        </div>
      </Specimen>
      <Specimen title="Step bar" plain>
        <div className="grid max-w-90 gap-2">
          <b className="font-semibold">Question 3 of 8</b>
          <StepBar label="Question 3 of 8" total={8} current={3} />
        </div>
      </Specimen>
    </>
  )
}

function Views() {
  const [view, setView] = useState<'cards' | 'list'>('cards')
  return (
    <Segmented
      label="View"
      value={view}
      onChange={setView}
      choices={[
        { value: 'cards', label: 'Cards', icon: LayoutGrid },
        { value: 'list', label: 'List', icon: List },
      ]}
    />
  )
}

function Spans() {
  const [span, setSpan] = useState<'month' | 'week'>('week')
  return (
    <Segmented
      label="Span"
      size="sm"
      value={span}
      onChange={setSpan}
      choices={[
        { value: 'month', label: 'Month' },
        { value: 'week', label: 'Week' },
      ]}
    />
  )
}

function Panels() {
  const [tab, setTab] = useState<'answers' | 'history' | 'emails'>('answers')
  return (
    <Tabs
      label="Respondent"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'answers', label: 'Answers', count: 8 },
        { id: 'history', label: 'History' },
        { id: 'emails', label: 'Emails', count: 2 },
      ]}
    >
      <p>The content of “{tab}”.</p>
    </Tabs>
  )
}

function Pages({ numbered = false }) {
  const [page, setPage] = useState(numbered ? 5 : 1)
  return (
    <Pagination
      label="Respondents"
      page={page}
      pageSize={8}
      total={128}
      onPage={setPage}
      numbered={numbered}
    />
  )
}
