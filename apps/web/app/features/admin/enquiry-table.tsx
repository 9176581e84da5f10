import { useQuery } from '@tanstack/react-query'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import type { ShowList } from '#lib/list-view.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { RowLink } from '#ui/table/row-link.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { ENQUIRY_LIST, type Enquiry, type EnquiryView, enquiriesQuery } from './enquiry-hooks.ts'
import {
  ENQUIRY_STATUS_CHOICES,
  ENQUIRY_TYPE_WORDS,
  EnquiryPill,
  UnverifiedPill,
  VERIFIED_CHOICES,
} from './enquiry-status.tsx'

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

/** Enquiries from clients and startups, and whether our team has dealt with them. */
export function EnquiryTable({ view, onShow, openId, linkTo }: EnquiryTableProps) {
  const list = useQuery(enquiriesQuery(view))
  return (
    <SearchedTable
      caption="Enquiries"
      columns={columns(linkTo)}
      rowId={({ id }) => id}
      list={list}
      view={view}
      onShow={onShow}
      isCurrent={({ id }) => id === openId}
      searchLabel="Search enquiries"
      filters={{
        status: { label: 'Status', choices: ENQUIRY_STATUS_CHOICES },
        type: { label: 'Type', choices: TYPE_CHOICES },
        verified: { label: 'Verified', choices: VERIFIED_CHOICES },
      }}
      actions={<ViewsMenu list="ENQUIRIES" shape={ENQUIRY_LIST} />}
      empty={['No enquiries yet', 'Messages from the forms for clients and startups appear here.']}
      noMatch={['No enquiries match', 'Try another word']}
    />
  )
}

const columns = (linkTo: EnquiryTableProps['linkTo']): Column<Enquiry>[] => [
  { id: 'id', header: 'Id', cell: ({ id }) => <span className="text-ink-3">{id}</span> },
  {
    id: 'name',
    header: 'From',
    rowHeader: true,
    cell: ({ id, name, email }) => <RowLink to={linkTo(id)}>{name || email}</RowLink>,
  },
  { id: 'type', header: 'Type', cell: ({ type }) => ENQUIRY_TYPE_WORDS[type] },
  {
    id: 'subject',
    header: 'About',
    cell: ({ subject, message }) => (
      // On a card the cell is a flex container, and line-clamp doesn't work on a flex item.
      <span>
        <span className="line-clamp-1 max-w-90 @max-[60rem]:line-clamp-2">
          {subject || message}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, isVerified }) => (
      <span className="flex flex-wrap gap-1.5">
        <EnquiryPill status={status} />
        {!isVerified && <UnverifiedPill />}
      </span>
    ),
  },
  {
    id: 'CREATED_AT',
    header: 'Date Created',
    sortable: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
]
