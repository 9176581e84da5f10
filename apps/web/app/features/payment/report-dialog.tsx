import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@wattle/contract/payment'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { monthTitle } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { CsvButton } from '#ui/table/csv-button.tsx'
import { Table } from '#ui/table/table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { loadReportCsv, reportQuery } from './hooks.ts'

const CHOICES = [
  { value: 'STUDY', label: 'Project' },
  { value: 'CLIENT', label: 'Client' },
  { value: 'MONTH', label: 'Month' },
] as const

type By = (typeof CHOICES)[number]['value']

/** What we paid, by study, client or month, minus payments that came back. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const [by, setBy] = useState<By>('STUDY')
  const [days, setDays] = useState({ from: '', to: '' })
  const query = {
    by,
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
  }
  const report = useQuery(reportQuery(query))
  const rows = report.data ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title="Reports"
      footer={
        <>
          <CsvButton
            name={`payments-by-${by.toLowerCase()}.csv`}
            load={() => loadReportCsv(query)}
            isEmpty={rows.length === 0}
          />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-2">
          What we paid, less what was returned to us. Deleted people stay in these totals, without a
          name.
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <Segmented label="Group by" choices={CHOICES} value={by} onChange={setBy} />
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'From' : 'To'} optional className="w-40">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={days[end]}
                  onChange={({ target }) => setDays({ ...days, [end]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        {report.isError ? (
          <EmptyState
            title="The report didn’t load"
            action={<Button onClick={() => report.refetch()}>Try again</Button>}
          >
            {messageOf(report.error)}
          </EmptyState>
        ) : (
          <Table
            caption={`Payments by ${CHOICES.find(({ value }) => value === by)?.label.toLowerCase()}`}
            columns={columnsOf(by)}
            rows={rows}
            rowId={({ name, currency }) => `${name} ${currency}`}
            loading={report.isPending}
            empty={
              <EmptyState title="Nothing paid">We didn’t send anything in this period.</EmptyState>
            }
          />
        )}
      </div>
    </Dialog>
  )
}

type Row = {
  name: string
  currency: Parameters<typeof formatMoney>[1]
  count: number
  cents: number
  gstCents: number
  totalCents: number
}

const columnsOf = (by: By): Column<Row>[] => [
  {
    id: 'name',
    header: CHOICES.find(({ value }) => value === by)?.label ?? '',
    rowHeader: true,
    cell: ({ name }) => (by === 'MONTH' ? monthTitle(`${name}-01`) : name),
  },
  { id: 'count', header: 'Payments', align: 'end', cell: ({ count }) => count },
  money('cents', 'Amount'),
  money('gstCents', 'GST'),
  money('totalCents', 'Total'),
]

function money(id: 'cents' | 'gstCents' | 'totalCents', header: string): Column<Row> {
  return { id, header, align: 'end', cell: (row) => formatMoney(row[id], row.currency) }
}
