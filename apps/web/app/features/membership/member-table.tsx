import { useQuery } from '@tanstack/react-query'
import { MOST_COUNTED } from '@wattle/contract/list'
import { FLAG_LABELS } from '@wattle/contract/panel-lists'
import { Download, MailX } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#lib/cx.ts'
import type { ShowList } from '#lib/list-view.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Pill } from '#ui/pill.tsx'
import { SelectionDock } from '#ui/selection-dock.tsx'
import { RowLink } from '#ui/table/row-link.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import { SelectRows } from '#ui/table/select-rows.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { BulkBar, SelectAll, useSelection } from './bulk-bar.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { type MEMBER_LIST, type MemberView, membersQuery, type PanelMember } from './hooks.ts'
import { MemberStatePill, STATE_CHOICES } from './member-state-pill.tsx'
import { PanelFilter } from './panel-filter.tsx'

const MAILBOX_CHOICES = [
  { value: 'false', label: 'Accepts email' },
  { value: 'true', label: 'Bounced' },
] as const

interface MemberTableProps {
  view: MemberView
  onShow: ShowList<typeof MEMBER_LIST>
  openId: number | undefined
  linkTo: (id: number) => string
}

const DEFAULT_COLUMNS = ['id', 'name', 'email', 'postcode', 'state', 'JOINED_AT', 'lastInvitedAt']

/** Everyone on the panel, and whether we can email them. */
export function MemberTable({ view, onShow, openId, linkTo }: MemberTableProps) {
  const list = useQuery(membersQuery(view))
  const selection = useSelection(view)
  const [shown, setShown] = useState<readonly string[]>(DEFAULT_COLUMNS)
  const [isExporting, setExporting] = useState(false)
  const all = columns(linkTo)
  const rows = list.data?.rows ?? []
  const total = list.data?.total ?? 0
  const { chosen } = selection
  const isAnySelected = 'all' in chosen || chosen.size > 0
  const select: Column<PanelMember> = {
    id: 'select',
    header: 'Select',
    headControl: (
      <SelectRows
        label="Select everyone on this page"
        count={rows.length}
        selected={rows.filter(({ id }) => selection.has(id)).length}
        onChange={(isSelected) =>
          selection.toggle(
            rows.map(({ id }) => id),
            isSelected,
          )
        }
      />
    ),
    cell: ({ id, name, email }) => (
      <Checkbox
        hideLabel
        label={`Select ${name || email}`}
        checked={selection.has(id)}
        onChange={({ target }) => selection.toggle([id], target.checked)}
      />
    ),
  }
  return (
    <>
      <PanelFilter
        columns={{ all: all.map(({ id, header }) => ({ id, header })), shown, onShow: setShown }}
        end={
          total > 0 && (
            <SelectAll
              {...{ view, total, selection }}
              // Keeps its space, so the list doesn't move when someone selects the first row.
              className={cx('sm:ml-auto', isAnySelected && 'invisible')}
            />
          )
        }
      />
      <SearchedTable
        caption="Panel members"
        columns={[select, ...all.filter(({ id }) => id === 'name' || shown.includes(id))]}
        rowId={({ id }) => id}
        list={list}
        view={view}
        onShow={onShow}
        mostCounted={view.search ? MOST_COUNTED : undefined}
        isCurrent={({ id }) => id === openId}
        otherFilter={view.filter !== undefined && 'filter'}
        searchLabel="Search name or email"
        filters={{
          state: { label: 'Status', choices: STATE_CHOICES },
          undeliverable: { label: 'Mailbox', choices: MAILBOX_CHOICES },
        }}
        actions={
          <Button
            variant="secondary"
            disabled={!list.data?.total}
            onClick={() => setExporting(true)}
          >
            <Download aria-hidden="true" className="size-4.5" />
            CSV
          </Button>
        }
        empty={[
          'The panel is empty',
          'People who join using the form appear here, along with anyone you import.',
        ]}
        noMatch={['Nobody matches', 'Try another name or email']}
      />
      <SelectionDock>{isAnySelected && <BulkBar {...{ view, total, selection }} />}</SelectionDock>
      {isExporting && (
        <ExportDialog view={view} total={total} onClose={() => setExporting(false)} />
      )}
    </>
  )
}

const columns = (linkTo: MemberTableProps['linkTo']): Column<PanelMember>[] => [
  {
    id: 'id',
    header: 'Id',
    isHiddenOnTablet: true,
    cell: ({ id }) => <span className="text-ink-3">{id}</span>,
  },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ id, name, email }) => <RowLink to={linkTo(id)}>{name || email}</RowLink>,
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  {
    id: 'postcode',
    header: 'Postcode',
    isHiddenOnTablet: true,
    cell: ({ postcode }) => postcode || '–',
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, undeliverableAt, flag }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <MemberStatePill state={state} />
        {undeliverableAt && (
          <Pill tone="against" icon={MailX}>
            Email bounced
          </Pill>
        )}
        {flag === 'DO_NOT_INVITE' && (
          <span className="text-caption text-error">{FLAG_LABELS.DO_NOT_INVITE}</span>
        )}
      </span>
    ),
  },
  {
    id: 'flag',
    header: 'Flag',
    cell: ({ flag = 'NONE' }) => (flag === 'NONE' ? '–' : FLAG_LABELS[flag]),
  },
  { id: 'source', header: 'Source', cell: ({ source }) => source || '–' },
  {
    id: 'JOINED_AT',
    header: 'Joined',
    sortable: true,
    cell: ({ joinedAt }) => adminDate(joinedAt),
  },
  {
    id: 'lastInvitedAt',
    header: 'Last Invited',
    cell: ({ lastInvitedAt }) => (lastInvitedAt ? adminDate(lastInvitedAt) : '–'),
  },
]
