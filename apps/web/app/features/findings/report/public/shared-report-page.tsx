import { useEffect } from 'react'
import { downloadText } from '#lib/download.ts'
import { tabTitle } from '#lib/tab-title.ts'
import { shortDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { quotesCsv } from '../formats/quotes-csv.ts'
import type { SharedReportReply } from '../report-reply.ts'
import { ReportActions } from '../view/report-actions.tsx'
import { ReportView } from '../view/report-view.tsx'
import { PassphraseForm } from './passphrase-form.tsx'
import { ReaderFrame, SIDES } from './reader-frame.tsx'
import { useSharedReport } from './use-shared-report.ts'

const COLUMN = `${SIDES} grid max-w-160 content-start gap-5 py-12`

export function SharedReportPage() {
  const { state, open } = useSharedReport()
  if (state.kind === 'open') return <OpenReport report={state.report} />
  return (
    <ReaderFrame>
      {state.kind === 'loading' && (
        <Loading label="Loading the report">
          <div className="border-ink border-b-[1.5px] bg-sunk">
            <div className={`${SIDES} grid content-center gap-4 py-10 lg:min-h-73`}>
              <Skeleton className="h-6 max-w-40" />
              <Skeleton className="h-28 max-w-140" />
              <Skeleton className="h-6 max-w-100" />
            </div>
          </div>
          <div className={`${SIDES} grid gap-10 py-8`}>
            <Skeleton className="h-32" />
            <Skeleton className="h-80" />
          </div>
        </Loading>
      )}
      {state.kind === 'locked' && (
        <div className={COLUMN}>
          <h1 className="text-h2">This report needs a passphrase</h1>
          <PassphraseForm wrong={state.wrong} isOpening={state.isOpening ?? false} onOpen={open} />
        </div>
      )}
      {state.kind === 'closed' && (
        <div className={COLUMN} role="status">
          <h1 className="text-h2">This link no longer works</h1>
          <p className="text-ink-2 text-lead">Ask the person who sent it for a new one.</p>
        </div>
      )}
      {state.kind === 'failed' && (
        <div className={COLUMN} role="alert">
          <h1 className="text-h2">The report didn’t load</h1>
          <p className="text-ink-2">{state.message}</p>
          <div>
            <Button onClick={() => open()}>Try again</Button>
          </div>
        </div>
      )}
    </ReaderFrame>
  )
}

function OpenReport({ report }: { report: SharedReportReply }) {
  const { version, question, publishedAt, expiresAt } = report
  useEffect(() => {
    document.title = tabTitle(question)
  }, [question])
  const saveCsv = () =>
    downloadText(`report-version-${version}.csv`, quotesCsv(report), 'text/csv;charset=utf-8')
  return (
    <ReaderFrame
      tools={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:ml-auto">
          <p className="text-ink-2 text-small">
            Version {version}, {shortDate(publishedAt, 'numeric')}
          </p>
          <ReportActions report={report} csvLabel="Quotes (CSV)" onCsv={saveCsv} />
        </div>
      }
      foot={
        <>
          <span>Participants are numbered. Their names aren’t part of this report.</span>
          <span className="no-print">This link works until {shortDate(expiresAt, 'numeric')}.</span>
        </>
      }
    >
      <ReportView report={report} sides={SIDES} />
    </ReaderFrame>
  )
}
