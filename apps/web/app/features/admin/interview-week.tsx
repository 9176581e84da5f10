import { useQuery } from '@tanstack/react-query'
import { listInterviews } from '@wattle/contract/admin'
import { isCancelled } from '@wattle/contract/interview-status'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { call, messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { adminTimeRange, isoDay, longDay, weekdayAndDay } from '#lib/time/date-formats.ts'
import { browserZone, zoneName } from '#lib/time/time-zones.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AdminInterview } from './hooks.ts'
import { InterviewStatusMark } from './interview-status.tsx'
import { PersonLink } from './shared/person-link.tsx'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** Midnight in the browser's time zone, this many days after the given day. */
const dayAfter = (day: Date, days: number) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)

const mondayOf = (day: Date) => dayAfter(day, -((day.getDay() + 6) % 7))

export function InterviewWeek() {
  const [address, setAddress] = useSearchParams()
  const asked = new Date(`${address.get('week')}T00:00:00`)
  const monday = mondayOf(Number.isNaN(asked.getTime()) ? new Date() : asked)
  const sunday = dayAfter(monday, 7)
  const from = monday.toISOString()
  const before = sunday.toISOString()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['admin-interviews', 'week', from],
    queryFn: () => call(listInterviews, { query: { from, before, sort: 'START_TIME_ASC' } }),
  })
  const go = (day: Date) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      next.set('week', isoDay(day))
      return next
    })
  const rows = (data ?? []).filter((interview) => !isCancelled(interview))
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          variant="outline"
          label="Previous week"
          icon={ChevronLeft}
          onClick={() => go(dayAfter(monday, -7))}
        />
        <IconButton
          variant="outline"
          label="Next week"
          icon={ChevronRight}
          onClick={() => go(sunday)}
        />
        <Button size="sm" variant="secondary" onClick={() => go(new Date())}>
          This week
        </Button>
        <h2 className="font-semibold text-lead sm:pl-2">
          {weekdayAndDay(isoDay(monday))} to {longDay(isoDay(dayAfter(monday, 6)))}
        </h2>
        <span className="text-ink-2 text-small sm:ml-auto">{zoneName(browserZone())}</span>
      </div>
      {isError ? (
        <EmptyState
          title="The week didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : !data ? (
        <Loading label="Loading the week">
          <Skeleton className="h-60" />
        </Loading>
      ) : (
        <>
          {rows.length === 0 && <p className="text-ink-2">No interviews this week.</p>}
          <ol
            className={cx(
              'grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-7',
              rows.length === 0 && 'max-lg:hidden',
            )}
          >
            {DAYS.map((day) => {
              const date = dayAfter(monday, day)
              return (
                <Day
                  key={day}
                  date={date}
                  interviews={rows.filter(
                    ({ startTime }) => isoDay(new Date(startTime)) === isoDay(date),
                  )}
                />
              )
            })}
          </ol>
        </>
      )}
    </div>
  )
}

function Day({ date, interviews }: { date: Date; interviews: readonly AdminInterview[] }) {
  const isToday = isoDay(date) === isoDay(new Date())
  return (
    <li
      className={cx(
        'grid content-start gap-2 bg-surface p-2.5 lg:min-h-72',
        interviews.length === 0 && 'max-lg:hidden',
      )}
    >
      <h3
        aria-current={isToday ? 'date' : undefined}
        className={cx('font-semibold font-text text-small', isToday ? 'text-gum' : 'text-ink-2')}
      >
        {weekdayAndDay(isoDay(date))}
        {isToday && ', today'}
      </h3>
      <ul className="grid gap-2">
        {interviews.map((interview) => (
          <li
            key={interview.id}
            className="grid gap-0.5 rounded-small border-gum border-l-3 bg-gum-tint px-2 py-1.5 text-small"
          >
            <span className="tabular font-semibold">
              {adminTimeRange(interview.startTime, interview.endTime)}
            </span>
            <PersonLink id={interview.memberId}>{interview.respondentName}</PersonLink>
            <span className="wrap-anywhere text-caption text-ink-2">
              {interview.researchName}, {interview.creatorFullName}
            </span>
            <span className="text-caption">
              <InterviewStatusMark status={interview.status} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
