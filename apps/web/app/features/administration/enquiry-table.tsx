import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminDate } from '#lib/dates.ts'
import type { ShowList } from '#lib/list-view.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import type { Column } from '#ui/table-column.ts'
import {
  type ENQUIRY_LIST,
  type Enquiry,
  type EnquiryView,
  enquiriesQuery,
} from './enquiry-hooks.ts'
import { ENQUIRY_STATUS_CHOICES, ENQUIRY_TYPE_WORDS, EnquiryPill } from './enquiry-status.tsx'
import { ROWS_PER_PAGE } from './hooks.ts'

const TYPE_CHOICES = [
  { value: 'CLIENT', label: 'Client' },
  { value: 'STARTUP', label: 'Startup' },
] as const

interface EnquiryTableProps {
  view: EnquiryView
  onShow: ShowList<typeof ENQUIRY_LIST>
  openId: number | undefined
  linkTo: (id: number) => string
}

/** What clients and startups wrote, and how far the office is with it. */
export function EnquiryTable({ view, onShow, openId, linkTo }: EnquiryTableProps) {
  const list = useQuery(enquiriesQuery(view))
  const isNarrowed = Boolean(view.search || view.status || view.type)
  return (
    <PagedTable
      caption="Enquiries"
      columns={columns(linkTo)}
      rowId={({ id }) => id}
      list={list}
      page={view.page}
      pageSize={ROWS_PER_PAGE}
      sort={view.sort}
      onShow={(changes) => onShow(changes as Partial<EnquiryView>)}
      isCurrent={({ id }) => id === openId}
      tools={
        <>
          <SearchBox
            label="Search enquiries"
            value={view.search}
            onSearch={(search) => onShow({ search }, { replace: true })}
          />
          <FilterSelect
            label="Status"
            choices={ENQUIRY_STATUS_CHOICES}
            value={view.status}
            onChange={(status) => onShow({ status })}
          />
          <FilterSelect
            label="Type"
            choices={TYPE_CHOICES}
            value={view.type}
            onChange={(type) => onShow({ type })}
          />
        </>
      }
      empty={
        <EmptyState title={isNarrowed ? 'No enquiry matches' : 'No enquiries yet'}>
          {isNarrowed
            ? 'Search for another word, or choose another status.'
            : 'What is sent by the forms for clients and startups stands here.'}
        </EmptyState>
      }
    />
  )
}

const columns = (linkTo: EnquiryTableProps['linkTo']): Column<Enquiry>[] => [
  { id: 'id', header: 'Id', cell: ({ id }) => <span className="text-ink-3">{id}</span> },
  {
    id: 'name',
    header: 'From',
    rowHeader: true,
    cell: ({ id, name, email }) => (
      <Link
        to={linkTo(id)}
        preventScrollReset
        className="break-words rounded-[3px] decoration-[1.5px] underline-offset-[0.22em] hover:text-gum hover:underline"
      >
        {name || email}
      </Link>
    ),
  },
  { id: 'type', header: 'Type', cell: ({ type }) => ENQUIRY_TYPE_WORDS[type] },
  {
    id: 'subject',
    header: 'About',
    cell: ({ subject, message }) => (
      <span className="line-clamp-1 max-w-90">{subject || message}</span>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <EnquiryPill status={status} /> },
  {
    id: 'CREATED_AT',
    header: 'Date Created',
    sortable: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
]
