import { useQuery } from '@tanstack/react-query'
import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FilterSelect } from '#ui/table/filter-select.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { SearchBox } from '#ui/table/search-box.tsx'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { countOf } from '../shared/result-words.ts'
import { QUOTES_PER_PAGE, type Quote, type QuoteFilter, quotesQuery } from './hooks.ts'
import { QuoteItem } from './quote-item.tsx'
import { ownThemes } from './theme-words.ts'

export const STANCE_FILTERS = ['AGAINST', 'FOR', 'UNCLEAR', 'UNSORTED'] as const

const STANCE_CHOICES = [
  { value: 'AGAINST', label: 'Against' },
  { value: 'FOR', label: 'For' },
  { value: 'UNCLEAR', label: 'Unclear' },
  { value: 'UNSORTED', label: 'To sort' },
] as const

interface QuotesTabProps {
  researchId: number
  analysis: AnalysisReply
  filter: QuoteFilter
  page: number
  onFilter: (filter: QuoteFilter) => void
  onPage: (page: number) => void
  onSort: (quote: Quote) => void
}

/** Every capture. Those against an assumption come first. */
export function QuotesTab(props: QuotesTabProps) {
  const { researchId, analysis, filter, page, onFilter, onPage, onSort } = props
  const found = useQuery(quotesQuery(researchId, filter, page))
  const change = (changes: QuoteFilter) => onFilter({ ...filter, ...changes })
  const idChoice = (id: number | undefined) => (id === undefined ? undefined : String(id))
  return (
    <div className="grid max-w-220 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search quotes"
          value={filter.search ?? ''}
          onSearch={(search) => change({ search: search || undefined })}
        />
        <FilterSelect
          label="Stance"
          choices={STANCE_CHOICES}
          value={filter.stance}
          onChange={(stance) => change({ stance })}
        />
        <FilterSelect
          label="Assumption"
          choices={analysis.rows.map(({ assumption: { id, position } }) => ({
            value: String(id),
            label: String(position),
          }))}
          value={idChoice(filter.assumptionId)}
          onChange={(id) => change({ assumptionId: Number(id) || undefined })}
        />
        {analysis.themes.length > 0 && (
          <FilterSelect
            label="Theme"
            choices={ownThemes(analysis.themes).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            value={idChoice(filter.themeId)}
            onChange={(id) => change({ themeId: Number(id) || undefined })}
          />
        )}
      </div>
      {found.isPending ? (
        <Loading label="Loading the quotes" className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </Loading>
      ) : found.isError ? (
        <Notice tone="error">
          <p>The quotes didn’t load. Your captures are safe.</p>
          <div>
            <Button variant="outline" size="sm" onClick={() => found.refetch()}>
              Try again
            </Button>
          </div>
        </Notice>
      ) : (
        <div aria-busy={found.isPlaceholderData || undefined} className="grid gap-3">
          <p role="status" className="text-ink-2 text-small">
            {found.data.total > 0 ? countOf(found.data.total, 'quote') : emptyText(filter)}
          </p>
          {found.data.rows.length > 0 && (
            <ul className="rounded-card border border-line bg-surface px-4">
              {found.data.rows.map((quote) => (
                <QuoteItem
                  key={quote.capture.key}
                  quote={quote}
                  analysis={analysis}
                  showsAssumption
                  onSort={onSort}
                />
              ))}
            </ul>
          )}
          {found.data.total > QUOTES_PER_PAGE && (
            <Pagination
              label="Quotes"
              page={page}
              pageSize={QUOTES_PER_PAGE}
              total={found.data.total}
              onPage={onPage}
            />
          )}
        </div>
      )}
    </div>
  )
}

function emptyText({ search, stance, assumptionId, themeId }: QuoteFilter): string {
  if (search) return EVIDENCE_MESSAGES.notFound
  if (stance === 'UNSORTED' && !assumptionId && !themeId) return 'Every quote is sorted.'
  return 'No quotes match. Use fewer filters.'
}
