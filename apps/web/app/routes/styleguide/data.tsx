import {
  CircleCheck,
  CircleMinus,
  ClipboardCheck,
  FilePenLine,
  Hourglass,
  Lightbulb,
  ListChecks,
  MessagesSquare,
  NotebookPen,
  Pause,
  Send,
  Target,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { DayChart } from '#ui/chart/day-chart.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pill } from '#ui/pill.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Table } from '#ui/table/table.tsx'
import type { Column, Sort } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { Specimen } from './specimen.tsx'

interface Row {
  id: number
  name: string
  status: string
  fit: boolean
  updated: string
}

const ROWS: Row[] = [
  { id: 2141, name: 'Aroha W.', status: 'Completed', fit: true, updated: '17.11.2026' },
  { id: 2139, name: 'Sam O.', status: 'Completed', fit: true, updated: '17.11.2026' },
  { id: 2137, name: 'Lena P.', status: 'Completed', fit: false, updated: '16.11.2026' },
  { id: 2126, name: 'Jo B.', status: 'In progress', fit: false, updated: '16.11.2026' },
]

const COLUMNS: Column<Row>[] = [
  { id: 'id', header: 'Id', cell: (row) => row.id, sortable: true },
  {
    id: 'name',
    header: 'Respondent Name',
    cell: (row) => row.name,
    sortable: true,
    rowHeader: true,
  },
  { id: 'status', header: 'Status', cell: (row) => row.status },
  { id: 'result', header: 'Screener Result', cell: (row) => <Result fit={row.fit} /> },
  { id: 'updated', header: 'Last Updated', cell: (row) => row.updated, sortable: true },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: (row) =>
      row.fit && (
        <TextLink to="/styleguide" className="font-semibold">
          Choose slot
        </TextLink>
      ),
  },
]

const COUNTS = [120, 84, 0, 156, 131, 97, 62].map((count, at) => ({
  day: `2026-11-${at + 10}`,
  count,
}))

function Result({ fit }: { fit: boolean }) {
  const Icon = fit ? CircleCheck : CircleMinus
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${fit ? 'font-semibold text-done' : 'text-ink-3'}`}
    >
      <Icon size={16} aria-hidden="true" /> {fit ? 'FIT' : 'NOT_FIT'}
    </span>
  )
}

export function Data() {
  return (
    <>
      <Specimen title="Pill" note="Only statuses have this shape. Each has an icon and a word.">
        <Pill tone="draft" icon={FilePenLine}>
          Draft
        </Pill>
        <Pill tone="active" icon={Lightbulb}>
          Ideation
        </Pill>
        <Pill tone="active" icon={Target}>
          Targeting
        </Pill>
        <Pill tone="active" icon={ListChecks}>
          Screening
        </Pill>
        <Pill tone="active" icon={NotebookPen}>
          Interview Prep
        </Pill>
        <Pill tone="active" icon={ClipboardCheck}>
          Review
        </Pill>
        <Pill tone="active" icon={MessagesSquare}>
          Interviewing
        </Pill>
        <Pill tone="done" icon={CircleCheck}>
          Completed
        </Pill>
        <Pill tone="requested" icon={Hourglass}>
          Requested
        </Pill>
        <Pill tone="active" icon={Send}>
          In Progress
        </Pill>
        <Pill tone="paused" icon={Pause}>
          Paused
        </Pill>
      </Specimen>
      <Specimen title="Progress bar" plain>
        <div className="grid gap-3">
          <ProgressBar label="Upload" value={38} />
          <ProgressBar
            label="Emails"
            value={128}
            max={200}
            valueText="128 of 200 emails sent, 2 failed, 12 queued"
            parts={[
              { id: 'sent', value: 128, tone: 'done' },
              { id: 'failed', value: 2, tone: 'failed' },
              { id: 'queued', value: 12, tone: 'queued' },
            ]}
          />
          <ProgressBar label="Interviews" value={1} max={5} size="sm" valueText="1 of 5" />
        </div>
      </Specimen>
      <Specimen title="Charts" plain>
        <div className="grid gap-4">
          <DayChart days={COUNTS.map(({ day }) => day)} counts={COUNTS} unit="Page views" />
          <BarList
            title="Joining the panel"
            unit="People"
            bars={[
              { name: 'Sent the panel form', count: 40 },
              { name: 'Confirmed by email', count: 31 },
            ]}
            empty="Nobody yet."
          />
        </div>
      </Specimen>
      <Specimen title="Table" note="In a narrow window, the rows become cards." plain wide>
        <SortedTable />
      </Specimen>
      <Specimen title="Table, loading and empty" plain>
        <div className="grid gap-4">
          <Table
            caption="Loading the respondents"
            columns={COLUMNS}
            rows={[]}
            rowId={(row) => row.id}
            loading
            loadingRows={3}
          />
          <Table
            caption="No respondents"
            columns={COLUMNS}
            rows={[]}
            rowId={(row) => row.id}
            empty={
              <EmptyState
                title="Nobody has answered yet"
                action={<Button variant="secondary">Clear the filters</Button>}
              >
                Answers appear here as people finish the screener.
              </EmptyState>
            }
          />
        </div>
      </Specimen>
    </>
  )
}

function SortedTable() {
  const [sort, setSort] = useState<Sort>({ column: 'updated', direction: 'descending' })
  const key = sort.column as 'id' | 'name' | 'updated'
  const rows = [...ROWS].sort(
    (a, b) =>
      String(a[key]).localeCompare(String(b[key])) * (sort.direction === 'ascending' ? 1 : -1),
  )
  return (
    <Table
      caption="Respondents"
      columns={COLUMNS}
      rows={rows}
      rowId={(row) => row.id}
      sort={sort}
      onSort={setSort}
      isCurrent={(row) => row.id === 2139}
    />
  )
}
