import { isConducted, isMissed } from '@wattle/contract/interview-status'
import { CONFIRM_WITHIN_HOURS } from '@wattle/contract/limits'
import { BellRing, CircleAlert, CircleCheck, UserRoundX } from 'lucide-react'
import { useId } from 'react'
import { PersonLink } from '#features/admin/shared/person-link.tsx'
import { cx } from '#lib/cx.ts'
import {
  adminTime,
  adminWeekdayDateTime,
  wallTime,
  weekdayAndDayIn,
  zoneLabel,
} from '#lib/time/date-formats.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { NotifyAgain } from '../notify-again.tsx'
import { Block } from './block.tsx'
import type { Today, TodayInterview } from './today-query.ts'

/** Today's and tomorrow's interviews in the agency's time zone, and all unconfirmed interviews. */
export function NextInterviews({ today }: { today: Today }) {
  const id = useId()
  const { interviews, unconfirmed, timeZone, at: now } = today
  const dayOf = (at: string) => wallTime(new Date(at), timeZone).day
  const thisDay = dayOf(now)
  // Unconfirmed interviews are in a separate list below, with an action for each.
  const waiting = new Set(unconfirmed.rows.map(({ id }) => id))
  const rows = interviews.rows.filter(({ id }) => !waiting.has(id))
  const days = [
    { title: 'Today', rows: rows.filter(({ startTime }) => dayOf(startTime) === thisDay) },
    { title: 'Tomorrow', rows: rows.filter(({ startTime }) => dayOf(startTime) !== thisDay) },
  ]
  return (
    <aside aria-labelledby={id} className="grid content-start gap-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-h3">
          Interviews
        </h2>
        <span className="text-ink-2 text-small">{zoneLabel(timeZone, now)}</span>
      </div>
      {days.map(({ title, rows: own }) => (
        <Block
          key={title}
          isSmall
          title={title}
          total={own.length}
          rows={own}
          idOf={({ id }) => id}
          moreTo="/admin/interviews"
        >
          {(row, _isGone, index) => {
            const isNext =
              title === 'Today' &&
              row.endTime > now &&
              !own.slice(0, index).some(({ endTime }) => endTime > now)
            return (
              <>
                {isNext && index > 0 && <NowLine now={adminTime(now, timeZone)} />}
                <InterviewLine interview={row} timeZone={timeZone} isOver={row.endTime <= now} />
              </>
            )
          }}
        </Block>
      ))}
      {rows.length === 0 && unconfirmed.total === 0 && (
        <p className="text-ink-2">No interviews today or tomorrow.</p>
      )}
      <Block
        isSmall
        title={`Not confirmed, starting within ${CONFIRM_WITHIN_HOURS} hours`}
        {...unconfirmed}
        idOf={({ id }) => id}
        moreTo="/admin/interviews?view=UNCONFIRMED"
      >
        {(row, isGone) => (
          <InterviewLine interview={row} timeZone={timeZone} withDay isToConfirm isGone={isGone} />
        )}
      </Block>
    </aside>
  )
}

function NowLine({ now }: { now: string }) {
  return (
    <div aria-hidden="true" className="flex items-center text-error">
      <span className="size-2.5 rounded-full bg-error" />
      <span className="h-0.5 grow bg-error" />
      <span className="tabular pl-2 font-semibold text-caption">{now}</span>
    </div>
  )
}

interface InterviewLineProps {
  interview: TodayInterview
  timeZone: string
  withDay?: boolean
  isOver?: boolean
  isToConfirm?: boolean
  isGone?: boolean
}

function InterviewLine(props: InterviewLineProps) {
  const { interview, timeZone, withDay, isOver, isToConfirm, isGone } = props
  const { startTime, respondentName, memberId, phone, link, researchName, creatorFullName } =
    interview
  return (
    <div className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-2.5 border-line-2 border-b py-2.5">
      <span className="self-start">
        <span className={cx('tabular block font-semibold text-lead', isOver && 'text-ink-3')}>
          {adminTime(startTime, timeZone)}
        </span>
        {withDay && (
          <span className="text-ink-2 text-small">{weekdayAndDayIn(startTime, timeZone)}</span>
        )}
      </span>
      <span className="grid min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <PersonLink id={memberId ?? null}>{respondentName}</PersonLink>
          {phone && (
            <a
              href={`tel:${phone.replaceAll(' ', '')}`}
              className="tabular inline-grid min-h-6 content-center text-small underline"
            >
              {phone}
            </a>
          )}
        </span>
        <span className="wrap-anywhere text-ink-2 text-small">
          {/* A line never breaks at the hyphen in a name that fits on one. */}
          {researchName}, <span className="inline-block">{creatorFullName}</span>
        </span>
        <span className="flex min-h-6 flex-wrap items-center gap-x-3">
          <State interview={interview} timeZone={timeZone} />
          {link && !isOver && (
            <NewTabLink href={link} className="text-caption">
              Video call
            </NewTabLink>
          )}
        </span>
      </span>
      {isGone ? (
        <span className="text-ink-2 text-small">Done</span>
      ) : isToConfirm ? (
        <NotifyAgain interview={interview} />
      ) : (
        !isOver && (
          <ButtonLink
            size="sm"
            variant="secondary"
            to={memberId ? `/admin/people/${memberId}` : '/admin/interviews'}
            aria-label={`Open ${respondentName}`}
          >
            Open
          </ButtonLink>
        )
      )}
    </div>
  )
}

const STATE_LOOK = '[&>svg]:shrink-0 flex items-center gap-1.5 pt-0.5 font-semibold text-caption'

function State({ interview, timeZone }: { interview: TodayInterview; timeZone: string }) {
  const { status, attendance, notifiedAt, creatorFullName } = interview
  if (isMissed(interview))
    return (
      <span className={cx(STATE_LOOK, 'text-error')}>
        <UserRoundX aria-hidden="true" className="size-4" /> No-show
      </span>
    )
  if (isConducted(interview))
    return (
      <span className={cx(STATE_LOOK, 'text-ink-2')}>
        <CircleCheck aria-hidden="true" className="size-4" /> Conducted
      </span>
    )
  if (status === 'CONFIRMED')
    return (
      <span className={cx(STATE_LOOK, attendance === 'COMING' ? 'text-gum' : 'text-ink-2')}>
        <CircleCheck aria-hidden="true" className="size-4" />
        {attendance === 'COMING'
          ? 'Confirmed, coming'
          : attendance === 'NO_ANSWER'
            ? 'Confirmed, hasn’t said if they’re coming'
            : 'Confirmed'}
      </span>
    )
  return (
    <span className={cx(STATE_LOOK, 'text-ink-2')}>
      {notifiedAt ? (
        <BellRing aria-hidden="true" className="size-4" />
      ) : (
        <CircleAlert aria-hidden="true" className="size-4" />
      )}
      {notifiedAt
        ? `Asked ${adminWeekdayDateTime(notifiedAt, timeZone)}`
        : `${creatorFullName} hasn’t confirmed yet`}
    </span>
  )
}
