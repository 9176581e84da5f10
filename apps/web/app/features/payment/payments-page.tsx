import { useQuery } from '@tanstack/react-query'
import { PAYMENT_SPEED_DAYS } from '@wattle/contract/limits'
import { PAYMENT_TABS } from '@wattle/contract/payment'
import { FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { useListView, useOpenRow } from '#lib/list-view.ts'
import { hoursOrDays } from '#lib/time/hours-or-days.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { BesideDrawer } from '#ui/overlay/drawer.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BatchList } from './batch-list.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { paymentList, type Summary, summaryQuery } from './hooks.ts'
import { PaymentDrawer } from './payment-drawer.tsx'
import { PaymentTable } from './payment-table.tsx'
import { PaymentTabs } from './payment-tabs.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

/** What we owe and what we've paid: who gets how much, why, and what to do next. */
export function PaymentsPage() {
  const totals = useQuery(summaryQuery)
  const { data: summary } = totals
  const isFailed = totals.isError && !summary
  const [address] = useSearchParams()
  const tab = PAYMENT_TABS.find((one) => one === address.get('tab')) ?? 'OWED'
  const { view, show } = useListView(paymentList(summary?.studies.map(({ id }) => id) ?? []))
  const row = useOpenRow('payment')
  const selection = useSelection(tab)
  const [open, setOpen] = useState<'codes' | 'report'>()
  const close = () => setOpen(undefined)
  return (
    <BesideDrawer
      drawer={row.open && <PaymentDrawer id={row.open} tab={tab} view={view} onOpen={row.show} />}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-h2">Payments</h1>
          {summary ? (
            <p className="text-ink-2">{speedInWords(summary)}</p>
          ) : (
            !isFailed && <Skeleton className="my-1 h-4 w-72 max-w-full max-sm:h-10" />
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {tab === 'APPROVED' && (
            <Button variant="secondary" onClick={() => setOpen('codes')}>
              <Upload aria-hidden="true" className="size-4.5" />
              Import codes
            </Button>
          )}
          <Button variant="secondary" onClick={() => setOpen('report')}>
            <FileText aria-hidden="true" className="size-4.5" />
            Reports
          </Button>
        </div>
      </div>
      <PaymentTabs
        selected={tab}
        isThisMonth={view.month === 'THIS'}
        summary={summary}
        isFailed={isFailed}
      />
      {isFailed && (
        <Notice tone="error">
          <p>The totals didn’t load. {messageOf(totals.error)}</p>
          <Button
            size="sm"
            variant="secondary"
            className="w-fit"
            disabled={totals.isFetching}
            onClick={() => totals.refetch()}
          >
            Load the totals again
          </Button>
        </Notice>
      )}
      <PaymentTable
        tab={tab}
        view={view}
        onShow={show}
        studies={summary?.studies ?? []}
        selection={selection}
        openId={row.open}
        linkTo={row.linkTo}
      />
      {tab === 'APPROVED' && <BatchList />}
      {summary && <SelectionBar tab={tab} selection={selection} summary={summary} />}
      {open === 'codes' && <CodesDialog onClose={close} />}
      {open === 'report' && <ReportDialog onClose={close} />}
    </BesideDrawer>
  )
}

function speedInWords({ medianHours }: Summary): string {
  if (medianHours === null)
    return `We haven’t paid anyone for an interview in the last ${PAYMENT_SPEED_DAYS} days.`
  return `Median time from interview to payment: ${hoursOrDays(medianHours)} (last ${PAYMENT_SPEED_DAYS} days)`
}
