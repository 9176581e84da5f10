import { useQuery } from '@tanstack/react-query'
import {
  numbersText,
  RESULT_LABELS,
  type Result,
  type Stance,
} from '@wattle/contract/findings/results'
import { Pencil, Scale } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { researchQuery } from '#lib/api/research-query.ts'
import { cx } from '#lib/cx.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Drawer, DrawerHeading } from '#ui/overlay/drawer.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { AnalysisReply, AnalysisRow } from '../shared/analysis-query.ts'
import { kindText, LEADING, missingText } from './analysis-words.ts'
import { CountingDialog } from './counting-dialog.tsx'
import { type Quote, quotesQuery, useDismissLeading } from './hooks.ts'
import { QuoteItem } from './quote-item.tsx'
import { ShareBar } from './share-bar.tsx'

interface AssumptionDrawerProps {
  researchId: number
  analysis: AnalysisReply
  row: AnalysisRow
  /** Which participant's quotes to show. If it's undefined, shows everyone's quotes. */
  person: number | undefined
  /** The URL that shows everyone's quotes in the same drawer. */
  everyone: string
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onSort: (quote: Quote) => void
}

const BOXES: Record<Result, string> = {
  HOLDS: 'bg-done-fill text-done',
  FAILS: 'bg-against-fill text-against',
  OPEN: 'bg-requested-fill text-requested',
  SCREENED: 'bg-paused-fill text-paused',
}

/** Quotes against the assumption come first, because they're the ones people least want to hear. */
const GROUPS: { stance: Stance | null; label: string }[] = [
  { stance: 'AGAINST', label: 'Against' },
  { stance: 'FOR', label: 'For' },
  { stance: 'UNCLEAR', label: 'Unclear' },
  { stance: null, label: 'To sort' },
]

/** One assumption in full: its result and why, the numbers, and the quotes. */
export function AssumptionDrawer(props: AssumptionDrawerProps) {
  const { researchId, analysis, row, person, everyone, onClose, onPrevious, onNext } = props
  const { assumption, judged, missing } = row
  const [isExplaining, setExplaining] = useState(false)
  const project = useQuery(researchQuery(researchId))
  // Assumptions can't change once the project is finished.
  const isEditable = project.data && project.data.status !== 'COMPLETED'
  const absent = missingText(missing)
  return (
    <Drawer
      title={assumption.text}
      subtitle={`Assumption ${assumption.position}: ${kindText(assumption)}`}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      footer={
        <>
          <Button variant="secondary" onClick={() => setExplaining(true)}>
            <Scale aria-hidden="true" className="size-4.5" />
            How we count
          </Button>
          {isEditable && (
            <ButtonLink
              to={`/platform/research/${researchId}?step=interview-prep`}
              variant="secondary"
            >
              <Pencil aria-hidden="true" className="size-4.5" />
              Edit
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={cx('rounded-button px-4 py-3', BOXES[judged.result])}>
        <p className="font-display font-semibold text-h3">{RESULT_LABELS[judged.result]}</p>
        <p>
          {judged.reason} {limitText(row, analysis)}
        </p>
      </div>
      <Leading researchId={researchId} row={row} />
      <Numbers row={row} />
      {absent && <p className="-mt-3 text-ink-2 text-small">{absent}</p>}
      {person !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          <span>Only what participant {person} said.</span>
          <Link
            to={everyone}
            preventScrollReset
            className="font-medium text-gum underline underline-offset-4"
          >
            Show everyone
          </Link>
        </p>
      )}
      <Quotes {...props} />
      {isExplaining && (
        <CountingDialog assumption={assumption} onClose={() => setExplaining(false)} />
      )}
    </Drawer>
  )
}

/**
 * Says when the limit was set, as in "You set the limit at 3 on 2 November 2026, before the first
 * interview."
 */
function limitText(
  { assumption, judged }: AnalysisRow,
  { firstInterviewAt }: Pick<AnalysisReply, 'firstInterviewAt'>,
): string {
  const { limitsSetAt, enough, tooMany } = assumption
  if (!limitsSetAt || judged.result === 'SCREENED') return ''
  const limit = judged.result === 'FAILS' ? tooMany : enough
  const isLate = firstInterviewAt !== null && limitsSetAt > firstInterviewAt
  const when = isLate ? 'after' : 'before'
  return `You set the limit at ${limit} on ${longDate(limitsSetAt)}, ${when} the first interview.`
}

function Numbers({ row: { judged } }: { row: AnalysisRow }) {
  const { share, deeds, people } = judged
  if (people === 0) return null
  const text = numbersText(judged)
  if (!share) return <p className="text-ink-2 text-small">{text}</p>
  const [counted = '', ...rest] = text.split(/(?<=paid\.) /)
  const ends = [share.low, share.high].map((value) => `${Math.round(value * 100)}%`)
  return (
    <div className="grid gap-2">
      <p className="text-small">
        <strong className="font-semibold">{counted}</strong> {rest.join(' ')}
      </p>
      <ShareBar {...share} at={deeds / people} className="w-full" />
      <p aria-hidden="true" className="tabular flex justify-between text-caption text-ink-3">
        <span>0%</span>
        <span>
          {deeds} of {people}, likely {ends.join(' to ')}
        </span>
        <span>100%</span>
      </p>
    </div>
  )
}

function Leading({ researchId, row }: Pick<AssumptionDrawerProps, 'researchId' | 'row'>) {
  const { assumption, isAllLeading } = row
  const dismissal = useDismissLeading(researchId)
  if (!isAllLeading) return null
  const isDismissed = assumption.leadingDismissed
  const toggle = () =>
    dismissal.mutate(
      { id: assumption.id, isDismissed: !isDismissed },
      { onError: (error) => showToast(messageOf(error), { tone: 'error' }) },
    )
  return (
    <Notice tone={isDismissed ? 'info' : 'warning'}>
      <p className="font-semibold">{LEADING}</p>
      <p className="text-small">
        {isDismissed
          ? 'You said you asked the question differently, and the report says so too.'
          : 'Everything in favour of this assumption comes from a leading question.'}
      </p>
      <div>
        <Button
          variant="outline"
          size="sm"
          className="mt-1"
          pending={dismissal.isPending}
          onClick={toggle}
        >
          {isDismissed ? 'Undo' : 'I asked the question differently'}
        </Button>
      </div>
    </Notice>
  )
}

function Quotes({ researchId, analysis, row, person, onSort }: AssumptionDrawerProps) {
  const found = useQuery(quotesQuery(researchId, { assumptionId: row.assumption.id }))
  if (found.isPending || found.isPlaceholderData)
    return (
      <Loading label="Loading the quotes" className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Loading>
    )
  if (found.isError)
    return (
      <Notice tone="error">
        <p>The quotes didn’t load. Your captures are safe.</p>
        <div>
          <Button variant="outline" size="sm" onClick={() => found.refetch()}>
            Try again
          </Button>
        </div>
      </Notice>
    )
  const quotes = found.data.rows.filter(
    ({ participantNumber }) => person === undefined || participantNumber === person,
  )
  if (quotes.length === 0)
    return (
      <p className="text-ink-2">
        {person === undefined
          ? 'No captures yet.'
          : `No captures from participant ${person} about this assumption.`}
      </p>
    )
  return GROUPS.map(({ stance, label }) => {
    const own = quotes.filter(({ capture }) => capture.stance === stance)
    if (own.length === 0) return null
    const people = new Set(own.map(({ participantNumber }) => participantNumber)).size
    return (
      <section key={label} aria-label={label}>
        <div className="flex items-center gap-2">
          <DrawerHeading>{label}</DrawerHeading>
          <span className="tabular rounded-input bg-sunk px-1.5 text-caption text-ink-2">
            {people === 1 ? '1 person' : `${people} people`}
          </span>
        </div>
        <ul className="mt-1">
          {own.map((quote) => (
            <QuoteItem key={quote.capture.key} quote={quote} analysis={analysis} onSort={onSort} />
          ))}
        </ul>
      </section>
    )
  })
}
