import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { FIELD_DESK_SORTS, type FieldDeskSort, getFieldDesk } from '@wattle/contract/field-desk'
import { SAFE_CHANCE } from '@wattle/contract/forecast'
import { call, messageOf } from '#lib/api/call.ts'
import { useListView } from '#lib/list-view.ts'
import { adminDay } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RowLink } from '#ui/table/row-link.tsx'
import { Table } from '#ui/table/table.tsx'
import type { Column, Sort } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { Chance } from '../shared/chance.tsx'
import { RemedyButton } from '../shared/remedy-button.tsx'
import type { FieldStudy } from '../shared/remedy-hooks.ts'
import { liftInWords, SHORT_WORDS } from '../shared/remedy-words.ts'

const REFRESH_MS = 60_000

const fieldDeskQuery = (sort: FieldDeskSort) =>
  queryOptions({
    queryKey: ['field-desk', sort],
    queryFn: () => call(getFieldDesk, { query: { sort } }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

/** Lists running studies, each with its chance of reaching the target and its cheapest remedy. */
export function FieldDeskPage() {
  const { view, show } = useListView({ sorts: FIELD_DESK_SORTS, filters: {} })
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(fieldDeskQuery(view.sort))
  const rows = data?.rows ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h1 className="text-h2">Field desk</h1>
        {rows.length > 0 && <p className="text-ink-2">{summary(rows)}</p>}
      </header>
      {error && !data ? (
        <EmptyState
          title="The field desk didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <Table
          caption="Running projects"
          columns={columnsFor(rows[0]?.distributionId)}
          rows={rows}
          rowId={({ distributionId }) => distributionId}
          loading={isPending || isPlaceholderData}
          sort={sortOf(view.sort)}
          onSort={({ column, direction }) =>
            show({
              sort: `${column}_${direction === 'ascending' ? 'ASC' : 'DESC'}` as FieldDeskSort,
            })
          }
          empty={
            <EmptyState title="No projects are running.">
              When our team starts sending invitations for a project, it appears here.
            </EmptyState>
          }
        />
      )}
      {data && <LooseEnds outcomes={data.withoutOutcome} researchers={data.withoutResearcher} />}
    </div>
  )
}

/**
 * Compares the counts, because the stored forecast may be a few minutes older than the last
 * interview.
 */
const isReached = ({ conducted, target }: FieldStudy) => conducted >= target

function summary(rows: FieldStudy[]): string {
  const isAtRisk = (row: FieldStudy) =>
    row.chance !== null && row.chance < SAFE_CHANCE && !isReached(row)
  const atRisk = rows.filter(isAtRisk).length
  const running = rows.length === 1 ? '1 running project' : `${rows.length} running projects`
  return `${running}, ${atRisk === 0 ? 'none' : atRisk} below ${SAFE_CHANCE * 100}%`
}

const sortOf = (sort: FieldDeskSort): Sort => ({
  column: sort.replace(/_(ASC|DESC)$/, ''),
  direction: sort.endsWith('_ASC') ? 'ascending' : 'descending',
})

/** Only the remedy button in the top row (`topId`) is filled. */
const columnsFor = (topId: number | undefined): Column<FieldStudy>[] => [
  {
    id: 'STUDY',
    header: 'Project',
    rowHeader: true,
    sortable: true,
    cell: ({ distributionId, researchName }) => (
      <RowLink to={`/admin/distributions/${distributionId}`}>{researchName}</RowLink>
    ),
  },
  {
    id: 'INTERVIEWS',
    header: 'Interviews',
    sortable: true,
    cell: ({ conducted, target, booked }) => (
      <span className="*:whitespace-nowrap">
        <span>
          {conducted} of {target}
          {booked > 0 && ','}
        </span>{' '}
        {booked > 0 && <span className="text-ink-2">{booked} booked</span>}
      </span>
    ),
  },
  {
    id: 'CHANCE',
    header: 'Chance',
    sortable: true,
    cell: (study) =>
      study.chance === null ? (
        <span className="text-ink-2">No forecast yet</span>
      ) : (
        <Chance chance={study.chance} lifted={study.remedy?.chance} isReached={isReached(study)} />
      ),
  },
  {
    id: 'LAST_DAY',
    // The dates are wide enough for this on one line.
    header: 'Last\u00a0day',
    sortable: true,
    cell: ({ lastDay }) =>
      lastDay && <span className="whitespace-nowrap">{adminDay(lastDay)}</span>,
  },
  {
    id: 'SHORT',
    header: 'Short of',
    cell: (study) => {
      const { short, remedy } = study
      if (isReached(study)) return <span className="text-ink-2">Target reached</span>
      return (
        short && (
          <span className="grid min-w-28 @min-[35rem]:min-w-34">
            {SHORT_WORDS[short]}
            {remedy && <span className="text-caption text-ink-2">{liftInWords(remedy)}</span>}
          </span>
        )
      )
    },
  },
  {
    id: 'ACTION',
    header: 'What to do',
    hideHeader: true,
    align: 'end',
    mayShowNothing: true,
    cell: (study) =>
      !isReached(study) && (
        <RemedyButton
          study={study}
          variant={study.distributionId === topId ? 'primary' : 'secondary'}
        />
      ),
  },
]

/**
 * Says which interviews need our team, as in "2 interviews need an outcome. 1 has no researcher."
 */
function LooseEnds({ outcomes, researchers }: { outcomes: number; researchers: number }) {
  if (outcomes === 0 && researchers === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2 text-small">
      {outcomes > 0 && (
        <TextLink to="/admin/interviews?view=NO_OUTCOME">
          {outcomes === 1 ? '1 interview needs' : `${outcomes} interviews need`} an outcome.
        </TextLink>
      )}
      {researchers > 0 && (
        <TextLink to="/admin/interviews?view=NO_RESEARCHER">
          {researchers}
          {outcomes === 0 && (researchers === 1 ? ' interview' : ' interviews')}{' '}
          {researchers === 1 ? 'has' : 'have'} no researcher.
        </TextLink>
      )}
    </p>
  )
}
