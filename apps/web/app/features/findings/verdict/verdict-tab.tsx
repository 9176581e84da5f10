import { useQuery } from '@tanstack/react-query'
import { DECISION_LABELS } from '@wattle/contract/findings/verdicts'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '#lib/autosave/draft.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { resultCounts } from '../shared/result-words.ts'
import { VerdictSummary } from '../shared/verdict-summary.tsx'
import { type VerdictsReply, verdictsQuery } from '../shared/verdicts-query.ts'
import { sinceText } from './since-words.ts'
import { FIRST_CHOICE, NO_DRAFT, VerdictForm } from './verdict-form.tsx'

/** The id of the current verdict, which gets focus when the form closes. */
const CURRENT = 'current-verdict'

interface VerdictTabProps {
  researchId: number
  analysis: AnalysisReply
}

/** We calculate results by fixed rules, but researchers write and sign the verdict themselves. */
export function VerdictTab({ researchId, analysis }: VerdictTabProps) {
  const stored = useQuery(verdictsQuery(researchId))
  if (stored.data)
    return <StoredVerdicts researchId={researchId} analysis={analysis} stored={stored.data} />
  if (stored.isPending)
    return (
      <Loading label="Loading the verdict" className="grid max-w-160 gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </Loading>
    )
  return (
    <EmptyState
      title="The verdict didn’t load"
      action={<Button onClick={() => stored.refetch()}>Try again</Button>}
    >
      Everything you saved is safe.
    </EmptyState>
  )
}

function StoredVerdicts({
  researchId,
  analysis,
  stored,
}: VerdictTabProps & { stored: VerdictsReply }) {
  const { verdicts, since, warnings } = stored
  const [newest, ...earlier] = verdicts
  const draft = useDraft(`verdict-${researchId}`, NO_DRAFT)
  const [isWriting, setWriting] = useState(false)
  const focusLater = useFocusLater()
  const isFormShown = isWriting || !newest || draft.keptAt !== undefined
  const news = newest && since && sinceText(newest.version, since, analysis)
  if (!newest && analysis.interviews === 0)
    return (
      <EmptyState title="No verdict yet.">You can write one after the first interview.</EmptyState>
    )
  function write() {
    focusLater(FIRST_CHOICE)
    setWriting(true)
  }
  function leave() {
    focusLater(CURRENT)
    draft.change(NO_DRAFT)
    draft.discard()
    setWriting(false)
  }
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] xl:gap-12">
      <div className="grid content-start gap-6">
        {newest ? (
          <div id={CURRENT} tabIndex={-1} className="rounded-input">
            <VerdictSummary verdict={newest} />
          </div>
        ) : (
          <p className="text-ink-2">No verdict yet.</p>
        )}
        {news && (
          <Notice tone="info">
            <p>{news}</p>
          </Notice>
        )}
        {isFormShown ? (
          <section aria-label={`Version ${(newest?.version ?? 0) + 1}`} className="grid gap-4">
            {newest && <h2 className="text-h3">Write version {newest.version + 1}</h2>}
            <VerdictForm
              researchId={researchId}
              newest={newest?.version ?? 0}
              draft={draft.value}
              onDraft={draft.change}
              warnings={warnings}
              onSaved={leave}
              onCancel={newest && leave}
            />
          </section>
        ) : (
          <div>
            <Button variant="outline" onClick={write}>
              <PenLine aria-hidden="true" className="size-4.5" />
              Change the verdict
            </Button>
          </div>
        )}
      </div>
      <div className="grid content-start gap-6">
        <section className="grid gap-1">
          <h2 className="font-semibold font-text text-app tracking-normal">Results today</h2>
          <p className="text-ink-2">
            {resultCounts(analysis.rows.map(({ judged }) => judged.result)) ||
              'No assumptions to count.'}
          </p>
        </section>
        {earlier.length > 0 && (
          <section className="grid gap-2">
            <h2 className="font-semibold font-text text-app tracking-normal">Earlier versions</h2>
            {earlier.map((verdict) => (
              <details
                key={verdict.version}
                className="rounded-button border border-line bg-surface px-4 py-2.5"
              >
                <summary className="cursor-pointer font-medium">
                  Version {verdict.version}: {DECISION_LABELS[verdict.decision]},{' '}
                  {longDate(verdict.at)}
                </summary>
                <div className="mt-3 grid gap-3">
                  <VerdictSummary verdict={verdict} level={3} />
                  <p className="text-ink-2 text-small">
                    Then:{' '}
                    {resultCounts(verdict.results.map(({ result }) => result)) || 'no results'}
                  </p>
                </div>
              </details>
            ))}
          </section>
        )}
      </div>
    </div>
  )
}
