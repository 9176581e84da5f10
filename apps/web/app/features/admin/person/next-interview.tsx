import {
  isCancelled,
  isConducted,
  isMissed,
  isOpen,
  needsConfirming,
} from '@wattle/contract/interview-status'
import { useState } from 'react'
import {
  adminTimeRange,
  adminWeekdayDateTime,
  shortMonthIn,
  weekdayAndDayIn,
  zoneCode,
} from '#lib/time/date-formats.ts'
import { browserZone } from '#lib/time/time-zones.ts'
import { useNow } from '#lib/time/use-now.ts'
import { Button } from '#ui/button.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { AdminOutcome } from '../admin-outcome.tsx'
import { CancelInterview } from '../cancel-interview.tsx'
import { InterviewActions } from '../interview-actions.tsx'
import { InterviewStatusLine } from '../interview-status.tsx'
import { MoveInterview } from '../move-interview.tsx'
import { NotifyAgain } from '../notify-again.tsx'
import { ReplaceButton } from '../replace-button.tsx'
import { interviewsOf, type Person, type PersonInterview } from './person-query.ts'

/**
 * The interview that needs attention: the next open one, or else one that needs a replacement, or
 * else one without a recorded outcome.
 */
export function currentInterview(person: Person): PersonInterview | undefined {
  const all = interviewsOf(person)
  return (
    all.filter((interview) => isOpen(interview)).at(-1) ??
    all.find(({ needsReplacement }) => needsReplacement) ??
    all.find((interview) => isConducted(interview) && !interview.outcome)
  )
}

type Asking = 'move' | 'cancel' | 'outcome'

export function NextInterview({ person }: { person: Person }) {
  const interview = currentInterview(person)
  const now = useNow(30_000)
  const [asking, setAsking] = useState<Asking>()
  if (!interview) return null
  const zone = browserZone()
  const { startTime, endTime, researchName, creatorFullName, link } = interview
  const hasBegun = new Date(startTime) <= now
  const study = person.studies.find(({ interviews }) => interviews.includes(interview))
  const [weekday, date] = weekdayAndDayIn(startTime, zone).split(' ')
  const dialog = { interview, onClose: () => setAsking(undefined) }
  const isToConfirm = needsConfirming(interview)
  return (
    <section
      aria-label={titleOf(interview, hasBegun)}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-line border-l-4 border-l-wattle bg-surface p-4 sm:flex-nowrap"
    >
      <p className="grid justify-items-center border-line sm:border-r sm:pr-5">
        <span className="text-small">{weekday}</span>
        <span className="tabular font-display font-semibold text-h2 leading-none">{date}</span>
        <span className="text-small">{shortMonthIn(startTime, zone)}</span>
      </p>
      <div className="grid min-w-0 grow gap-0.5">
        <span className="text-ink-2 text-small">{titleOf(interview, hasBegun)}</span>
        <span className="font-semibold text-lead">
          {adminTimeRange(startTime, endTime, zone)} {zoneCode(startTime, zone)}
        </span>
        <span className="wrap-anywhere">
          {researchName}, with {creatorFullName}.{study?.incentive && ` ${study.incentive}.`}
        </span>
        {link && isOpen(interview) && (
          <span className="wrap-anywhere text-small">
            <NewTabLink href={link}>Video call</NewTabLink>
          </span>
        )}
        <InterviewStatusLine interview={interview} zone={zone} />
      </div>
      <div className="grid gap-2 max-sm:w-full sm:min-w-68 *:whitespace-nowrap">
        {isToConfirm && !hasBegun && (
          <NotifyAgain interview={interview} withName size="md" variant="primary" />
        )}
        {interview.needsReplacement && (
          <ReplaceButton interviewId={interview.id} variant="primary" />
        )}
        {isOpen(interview) && (
          <div className="grid grid-cols-3 gap-2 *:px-2!">
            <Button size="sm" variant="secondary" onClick={() => setAsking('move')}>
              Move
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setAsking('cancel')}>
              Cancel
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={!hasBegun || isToConfirm}
              onClick={() => setAsking('outcome')}
            >
              {hasBegun ? 'Outcome' : 'No-show'}
            </Button>
          </div>
        )}
        {isOpen(interview) && !hasBegun && (
          <p className="text-center text-caption text-ink-2">
            No-show opens {adminWeekdayDateTime(startTime, zone)}
          </p>
        )}
        {!isOpen(interview) && (
          <div className="flex justify-end">
            <InterviewActions interview={interview} />
          </div>
        )}
      </div>
      {asking === 'move' && <MoveInterview {...dialog} />}
      {asking === 'cancel' && <CancelInterview {...dialog} />}
      {asking === 'outcome' && <AdminOutcome {...dialog} />}
    </section>
  )
}

function titleOf(interview: PersonInterview, hasBegun: boolean): string {
  if (isCancelled(interview)) return 'Cancelled interview'
  if (isMissed(interview)) return 'Missed interview'
  if (isConducted(interview)) return 'How did it go?'
  return hasBegun ? 'Interview now' : 'Next interview'
}
