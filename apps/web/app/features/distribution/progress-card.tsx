import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { adminTime } from '#lib/time/date-formats.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { shortDuration } from './booking-time.ts'
import { DistributionActions } from './distribution-actions.tsx'
import { Funnel } from './funnel.tsx'
import type { DistributionDetail } from './hooks.ts'
import { waitingInWords } from './waiting-words.ts'
import { waveInWords } from './wave-words.ts'

interface ProgressCardProps {
  distribution: DistributionDetail
  /** When the distribution last loaded. Undefined if the last refetch failed. */
  heardAt: number | undefined
}

/** A distribution’s progress: emails sent, how far people got, and what it’s waiting for. */
export function ProgressCard({ distribution, heardAt }: ProgressCardProps) {
  const { counts, maxNumber } = distribution
  const sent = formatCount(counts.sent)
  const inWords = `of ${formatCount(maxNumber)} emails sent`
  return (
    <section aria-label="Progress" className="rounded-card border border-line bg-surface">
      <div className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="tabular">
            <span className="mr-1.5 font-display font-semibold text-h2">{sent}</span> {inWords}
          </p>
          <LiveMark heardAt={heardAt} />
        </div>
        <ProgressBar
          label="Emails"
          valueText={`${sent} ${inWords}`}
          max={maxNumber}
          value={counts.sent}
          parts={[
            { id: 'sent', value: counts.sent, tone: 'done' },
            { id: 'failed', value: counts.failed, tone: 'failed' },
            { id: 'queued', value: counts.queued, tone: 'queued' },
          ]}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 text-small">
          <Key colour="bg-gum" label="Sent" count={counts.sent} />
          <FailedKey distributionId={distribution.id} count={counts.failed} />
          <Key colour="bg-wattle" label="Queued" count={counts.queued} />
          <p role="status" className="text-ink-2">
            {waitingInWords(distribution)}
          </p>
          <DistributionActions distribution={distribution} />
        </div>
        {distribution.wave && distribution.status === 'IN_PROGRESS' && (
          <p className="text-ink-2 text-small">{waveInWords(distribution.wave)}</p>
        )}
      </div>
      <BookingTime seconds={distribution.medianBookingSeconds} />
      <Funnel counts={counts} targetInterviews={distribution.targetInterviews} />
    </section>
  )
}

/**
 * The median time from the last screener question to a booked time, if people can book straight
 * away.
 */
function BookingTime({ seconds }: { seconds: number | null | undefined }) {
  if (seconds === null || seconds === undefined) return null
  return (
    <p className="tabular px-5 pb-4 text-small">
      From last question to booked time:{' '}
      <strong className="whitespace-nowrap">{shortDuration(seconds)}</strong>{' '}
      <span className="text-ink-3">(median)</span>
    </p>
  )
}

function Key({ colour, label, count }: { colour: string; label: string; count: number }) {
  return (
    <span className={KEY}>
      <Swatch colour={colour} />
      {label} {formatCount(count)}
    </span>
  )
}

const KEY = 'tabular inline-flex items-center gap-2 whitespace-nowrap'

function Swatch({ colour }: { colour: string }) {
  return (
    <span aria-hidden="true" className={cx('size-3 rounded-[3px] forced-colors:border', colour)} />
  )
}

function FailedKey({ distributionId, count }: { distributionId: number; count: number }) {
  if (count === 0) return <Key colour="bg-error" label="Failed" count={0} />
  return (
    <span className={KEY}>
      <Swatch colour="bg-error" />
      <TextLink to={`/admin/outbox?distribution=${distributionId}&state=UNDELIVERED`}>
        Failed {formatCount(count)}
      </TextLink>
    </span>
  )
}

function LiveMark({ heardAt }: { heardAt: number | undefined }) {
  return (
    <p
      className={cx(
        'ml-auto inline-flex items-center gap-2 font-semibold text-small',
        heardAt ? 'text-done' : 'text-warning',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'size-2 rounded-full',
          heardAt
            ? 'bg-done motion-safe:animate-[fade_2s_ease-in-out_infinite_alternate]'
            : 'bg-warning',
        )}
      />
      {heardAt ? `Live at ${adminTime(new Date(heardAt))}` : 'Reconnecting'}
    </p>
  )
}
