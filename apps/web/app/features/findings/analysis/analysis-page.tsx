import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Key } from '#ui/key.tsx'
import { Loading } from '#ui/loading.tsx'
import { BesideDrawer, neighboursOf } from '#ui/overlay/drawer.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type AnalysisReply, analysisQuery } from '../shared/analysis-query.ts'
import { VerdictTab } from '../verdict/verdict-tab.tsx'
import { useAnalysisView } from './analysis-view.ts'
import { sortedRows, summaryText } from './analysis-words.ts'
import { AssumptionDrawer } from './assumption-drawer.tsx'
import { type Quote, quotesQuery } from './hooks.ts'
import { Matrix } from './matrix.tsx'
import { QuotesTab } from './quotes-tab.tsx'
import { SortDialog } from './sort-dialog.tsx'
import { ownThemes } from './theme-words.ts'
import { ThemesTab } from './themes-tab.tsx'
import { TranscriptsTab } from './transcripts-tab.tsx'

export function AnalysisPage({ researchId }: { researchId: number }) {
  const analysis = useQuery(analysisQuery(researchId))
  if (analysis.data) return <OpenAnalysis researchId={researchId} analysis={analysis.data} />
  if (analysis.isPending)
    return (
      <Loading label="Loading the analysis" className="grid gap-5">
        <div className="grid gap-2">
          <h1 className="text-h2">Analysis</h1>
          <Skeleton className="h-5 max-w-100" />
        </div>
        <Skeleton className="h-11 max-w-160" />
        <div className="grid gap-px overflow-hidden rounded-card border border-line">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-19 rounded-none" />
          ))}
        </div>
      </Loading>
    )
  const isUnknown =
    analysis.error instanceof CallError && [400, 404].includes(analysis.error.status)
  return isUnknown ? (
    <EmptyState
      level={1}
      title="We couldn’t find that project"
      action={<ButtonLink to="/platform">Go to your projects</ButtonLink>}
    >
      The project may have been deleted, or the address is wrong.
    </EmptyState>
  ) : (
    <EmptyState
      level={1}
      title="The analysis didn’t load"
      action={<Button onClick={() => analysis.refetch()}>Try again</Button>}
    >
      Your captures are safe.
    </EmptyState>
  )
}

interface OpenAnalysisProps {
  researchId: number
  analysis: AnalysisReply
}

function OpenAnalysis({ researchId, analysis }: OpenAnalysisProps) {
  const view = useAnalysisView()
  const [sorting, setSorting] = useState<readonly Quote[]>([])
  const { tab, open } = view
  const title = useRef<HTMLHeadingElement>(null)
  const rows = sortedRows(analysis.rows, view.sort)
  const row = tab === 'assumptions' ? rows.find(({ assumption }) => assumption.id === open) : null
  const { previous, next } = neighboursOf(rows, ({ assumption }) => assumption.id === open)
  const toRow = (other: (typeof rows)[number] | undefined) =>
    other && (() => view.openRow(other.assumption.id))
  const sortOne = (quote: Quote) => setSorting([quote])
  function goToVerdict() {
    // The pressed button isn't on the verdict tab, so focus moves to the title.
    title.current?.focus()
    view.showTab('verdict')
  }
  return (
    <BesideDrawer
      drawer={
        row && (
          <AssumptionDrawer
            key={row.assumption.id}
            researchId={researchId}
            analysis={analysis}
            row={row}
            person={view.person}
            everyone={view.linkToRow(row.assumption.id)}
            onClose={() => view.openRow(undefined)}
            onPrevious={toRow(previous)}
            onNext={toRow(next)}
            onSort={sortOne}
          />
        )
      }
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={title} tabIndex={-1} className="text-h2">
            Analysis
          </h1>
          <p className="mt-1 text-ink-2">{summaryText(analysis)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {analysis.unsorted > 0 && (
            <SortNow researchId={researchId} count={analysis.unsorted} onSort={setSorting} />
          )}
          <ButtonLink to={`/platform/research/${researchId}/report`} variant="secondary">
            <FileText aria-hidden="true" className="size-4.5" />
            Report
          </ButtonLink>
          {tab !== 'verdict' && (
            <Button
              variant={analysis.captures === 0 ? 'secondary' : 'primary'}
              onClick={goToVerdict}
            >
              Go to the verdict
            </Button>
          )}
        </div>
      </header>
      <Tabs
        label="Analysis sections"
        tabs={[
          { id: 'assumptions', label: 'Assumptions', count: analysis.rows.length },
          { id: 'themes', label: 'Themes', count: ownThemes(analysis.themes).length },
          { id: 'quotes', label: 'Quotes', count: analysis.captures },
          { id: 'transcripts', label: 'Transcripts', count: analysis.transcripts },
          { id: 'verdict', label: 'Verdict' },
        ]}
        selected={tab}
        onSelect={view.showTab}
        beginsWithControl={tab !== 'transcripts'}
      >
        <Panel analysis={analysis} researchId={researchId} tab={tab}>
          {tab === 'assumptions' && (
            <Matrix
              analysis={analysis}
              sort={view.sort}
              onSort={view.showSort}
              open={row?.assumption.id}
              linkTo={view.linkToRow}
            />
          )}
          {tab === 'quotes' && (
            <QuotesTab
              researchId={researchId}
              analysis={analysis}
              filter={view.filter}
              page={view.page}
              onFilter={view.showFilter}
              onPage={view.showPage}
              onSort={sortOne}
            />
          )}
          {tab === 'themes' && (
            <ThemesTab researchId={researchId} analysis={analysis} linkTo={view.linkToTheme} />
          )}
          {tab === 'transcripts' && <TranscriptsTab analysis={analysis} />}
          {tab === 'verdict' && <VerdictTab researchId={researchId} analysis={analysis} />}
        </Panel>
      </Tabs>
      {sorting.length > 0 && (
        <SortDialog
          researchId={researchId}
          analysis={analysis}
          queue={sorting}
          onClose={() => setSorting([])}
        />
      )}
    </BesideDrawer>
  )
}

interface PanelProps extends OpenAnalysisProps {
  tab: string
  children: ReactNode
}

/**
 * Before the first capture there's nothing to count, but the table still shows what the project is
 * testing.
 */
function Panel({ analysis, researchId, tab, children }: PanelProps) {
  const isBare = analysis.captures === 0 && tab !== 'verdict'
  if (tab === 'assumptions' && analysis.rows.length === 0)
    return (
      <EmptyState
        title="Nothing to test yet"
        action={
          <ButtonLink to={`/platform/research/${researchId}?step=interview-prep`}>
            List what you’re testing
          </ButtonLink>
        }
      >
        List what must be true for the idea to work. Captures then count for or against each
        assumption.
      </EmptyState>
    )
  if (!isBare || tab === 'transcripts') return children
  return (
    <>
      <EmptyState
        title="No captures yet"
        action={<ButtonLink to="/platform/interviews">Go to your interviews</ButtonLink>}
      >
        <span className="pointer-coarse:hidden">
          Open an interview and press <Key>Ctrl</Key>
          <Key>Enter</Key> on a line.
        </span>
        <span className="hidden pointer-coarse:inline">
          Open an interview and tap the quote button next to a line.
        </span>
      </EmptyState>
      {tab === 'assumptions' && children}
    </>
  )
}

interface SortNowProps {
  researchId: number
  count: number
  onSort: (queue: readonly Quote[]) => void
}

/** Loads all unsorted captures when pressed, then opens a dialog to sort them one by one. */
function SortNow({ researchId, count, onSort }: SortNowProps) {
  const unsorted = useQuery({
    ...quotesQuery(researchId, { stance: 'UNSORTED' }),
    enabled: false,
  })
  async function sort() {
    const { data, error } = await unsorted.refetch()
    if (error) showToast(messageOf(error), { tone: 'error' })
    else if (data) onSort(data.rows)
  }
  return (
    <Button variant="outline" pending={unsorted.isFetching} onClick={sort}>
      Sort {count} now
    </Button>
  )
}
