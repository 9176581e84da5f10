import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallError, messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { downloadText } from '#lib/download.ts'
import { useTabTitle } from '#lib/use-tab-title.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { analysisQuery } from '../shared/analysis-query.ts'
import { verdictsQuery } from '../shared/verdicts-query.ts'
import { ReportEditor } from './edit/report-editor.tsx'
import { capturesQuery, reportsQuery, useCapturesCsv } from './hooks.ts'
import type { ReportsReply } from './report-reply.ts'
import { SharePanel } from './share/share-panel.tsx'
import { ReportActions } from './view/report-actions.tsx'
import { ReportView } from './view/report-view.tsx'

const TABS = ['write', 'published', 'share'] as const

interface Project {
  name: string
  screener: { questions: { id: number; question: string }[] } | null
}

interface ReportPageProps {
  id: number
  research: Pick<UseQueryResult<Project>, 'data' | 'isError' | 'error' | 'refetch'>
}

/** The page where researchers write, publish and share a project's report. */
export function ReportPage({ id, research }: ReportPageProps) {
  const reports = useQuery(reportsQuery(id))
  const analysis = useQuery(analysisQuery(id))
  const captures = useQuery(capturesQuery(id))
  const verdicts = useQuery(verdictsQuery(id))
  const all = [research, reports, analysis, captures, verdicts]
  const name = research.data?.name
  useTabTitle(name && `Report, ${name}`)
  const [address, setAddress] = useSearchParams()
  const tab = TABS.find((one) => one === address.get('tab')) ?? 'write'
  const select = (next: (typeof TABS)[number]) =>
    setAddress(next === 'write' ? {} : { tab: next }, { replace: true, preventScrollReset: true })

  if (!(research.data && reports.data && analysis.data && captures.data && verdicts.data)) {
    const failed = all.find(({ isError }) => isError)
    return failed ? (
      <Failure error={failed.error} onRetry={() => Promise.all(all.map((one) => one.refetch()))} />
    ) : (
      <Loading label="Loading the report" className="grid gap-6">
        <h1 className="text-h2">Report</h1>
        <Skeleton className="h-11 max-w-100" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-9">
            <Skeleton className="h-18" />
            <Skeleton className="h-18 max-w-120" />
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
          <Skeleton className="h-96 rounded-card max-xl:hidden" />
        </div>
      </Loading>
    )
  }
  const { latest, versions, links } = reports.data
  const open = links.filter(({ url }) => url).length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
      <header className="no-print flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="text-h2">
          Report
        </h1>
        {latest && <Formats id={id} reports={reports.data} latest={latest} />}
      </header>
      <Tabs
        label="Report sections"
        tabs={[
          { id: 'write', label: versions.length > 0 ? 'Next version' : 'Write' },
          { id: 'published', label: latest ? `Version ${latest.version}` : 'Published' },
          { id: 'share', label: 'Share', count: open },
        ]}
        selected={tab}
        onSelect={select}
      >
        <div className={cx('pt-1', tab !== 'published' && 'no-print')}>
          {tab === 'write' && (
            <ReportEditor
              researchId={id}
              reports={reports.data}
              analysis={analysis.data}
              captures={captures.data}
              verdict={verdicts.data.verdicts[0]}
              questions={research.data.screener?.questions ?? []}
              onPublished={() => select('published')}
            />
          )}
          {tab === 'published' && !latest && (
            <EmptyState
              title="Nothing published yet"
              action={<Button onClick={() => select('write')}>Write the report</Button>}
            >
              Once you’ve published a version, you can share a link to it. You can’t change a
              published version.
            </EmptyState>
          )}
          {tab === 'share' && <SharePanel researchId={id} reports={reports.data} />}
        </div>
        {latest && (
          // The report stays in the DOM on every tab, so people can always print it.
          <div
            className={cx(
              'overflow-clip rounded-card border border-line bg-paper print:block print:border-0',
              tab !== 'published' && 'hidden',
            )}
          >
            <ReportView report={latest} level={2} sides="px-5 md:px-10 print:px-0" />
          </div>
        )}
      </Tabs>
    </div>
  )
}

interface FormatsProps {
  id: number
  reports: ReportsReply
  latest: NonNullable<ReportsReply['latest']>
}

/** Prints or downloads the report's newest version. The CSV has every capture in the project. */
function Formats({ id, reports, latest }: FormatsProps) {
  const csv = useCapturesCsv(id)
  const saveCsv = () =>
    csv.mutate(reports.names, {
      onSuccess: (text) => downloadText(`captures-${id}.csv`, text, 'text/csv;charset=utf-8'),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return <ReportActions report={latest} onCsv={saveCsv} csvLabel="Captures (CSV)" />
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isUnknown = error instanceof CallError && [400, 404].includes(error.status)
  return (
    <EmptyState
      level={1}
      title={isUnknown ? 'We couldn’t find that project' : 'The report didn’t load'}
      action={
        isUnknown ? (
          <ButtonLink to="/platform">Go to your projects</ButtonLink>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      {isUnknown ? 'The project may have been deleted, or the address is wrong.' : messageOf(error)}
    </EmptyState>
  )
}
