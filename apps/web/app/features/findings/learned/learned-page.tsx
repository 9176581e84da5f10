import { useQuery } from '@tanstack/react-query'
import { ASSUMPTION_KINDS, KIND_LABELS } from '@wattle/contract/findings/assumptions'
import { RESULT_LABELS, RESULTS } from '@wattle/contract/findings/results'
import { Download, Lightbulb } from 'lucide-react'
import { downloadText } from '#lib/download.ts'
import { useListView } from '#lib/list-view.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FilterSelect } from '#ui/table/filter-select.tsx'
import { SearchBox } from '#ui/table/search-box.tsx'
import { type LearnedReply, learnedQuery } from '../shared/learned-query.ts'
import { countOf } from '../shared/result-words.ts'
import { LearnedProject } from './learned-project.tsx'
import { byProject, learnedCsv, matching, wrongText } from './learned-words.ts'

const SHAPE = {
  sorts: ['newest'],
  filters: { kind: ASSUMPTION_KINDS, result: RESULTS },
} as const

/** "Fails" comes first, because failed assumptions teach the most. */
const RESULT_CHOICES = (['FAILS', 'HOLDS', 'OPEN', 'SCREENED'] as const).map((value) => ({
  value,
  label: RESULT_LABELS[value],
}))
const KIND_CHOICES = ASSUMPTION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))

/** Every project's assumptions, and what the interviews showed about them. */
export function LearnedPage() {
  const learned = useQuery(learnedQuery)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 tabIndex={-1} className="text-h2">
        What we believed, what we learned
      </h1>
      {learned.data ? (
        <Learned learned={learned.data} />
      ) : learned.isPending ? (
        <Loading label="Loading the results" className="grid gap-4">
          <Skeleton className="h-10 max-w-120" />
          <Skeleton className="h-56 rounded-card" />
        </Loading>
      ) : (
        <EmptyState
          title="The list didn’t load"
          action={<Button onClick={() => learned.refetch()}>Try again</Button>}
        >
          Your projects are safe.
        </EmptyState>
      )}
    </div>
  )
}

function Learned({ learned }: { learned: LearnedReply }) {
  const { view, show } = useListView(SHAPE)
  const wrong = wrongText(learned)
  if (learned.rows.length === 0)
    return (
      <EmptyState
        title="No results yet"
        action={<ButtonLink to="/platform">Go to your projects</ButtonLink>}
      >
        Results appear here after your first interview.
      </EmptyState>
    )
  const rows = matching(learned.rows, view)
  return (
    <div className="grid max-w-260 grid-cols-[minmax(0,1fr)] gap-5">
      {wrong && (
        <p className="flex items-start gap-2.5 rounded-card border border-wattle-edge bg-wattle-tint px-4 py-3 font-medium text-wattle-ink">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {wrong}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search assumptions"
          value={view.search}
          onSearch={(search) => show({ search }, { replace: true })}
        />
        <FilterSelect
          label="Kind"
          choices={KIND_CHOICES}
          value={view.kind}
          onChange={(kind) => show({ kind })}
        />
        <FilterSelect
          label="Result"
          choices={RESULT_CHOICES}
          value={view.result}
          onChange={(result) => show({ result })}
        />
      </div>
      <div className="flex items-center justify-between gap-x-6">
        <p role="status" className="text-ink-2 text-small">
          {rows.length > 0
            ? countOf(rows.length, 'assumption')
            : 'No assumptions match. Try fewer words or filters.'}
        </p>
        <Button
          variant="secondary"
          disabled={rows.length === 0}
          onClick={() =>
            downloadText('what-we-learned.csv', learnedCsv(rows), 'text/csv;charset=utf-8')
          }
        >
          <Download aria-hidden="true" className="size-4.5" />
          CSV
        </Button>
      </div>
      {byProject(rows).map(([first, own]) => (
        <LearnedProject key={first.researchId} project={first} rows={own} />
      ))}
    </div>
  )
}
