import { useQuery } from '@tanstack/react-query'
import { Check, Inbox, ListX, type LucideIcon, Mails } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { adminTime, adminWeekdayDateTime, weekdayDateIn } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AtRisk } from './at-risk.tsx'
import { NextInterviews } from './next-interviews.tsx'
import { Replacements, Requests, Unscheduled } from './tasks.tsx'
import { countsOf, type Today, todayQuery } from './today-query.ts'
import { FreezeContext, useFreeze } from './use-frozen-rows.ts'

/**
 * Everything that needs our team's attention now. The blocks are always in the same order, and
 * empty ones are hidden.
 */
export function TodayPage() {
  const { data, isError, error, refetch } = useQuery(todayQuery)
  if (data) return <Loaded today={data} isStale={isError} />
  if (!isError) return <Waiting />
  return (
    <>
      <h1 className="text-h2">Today</h1>
      <EmptyState
        title="Today’s tasks didn’t load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    </>
  )
}

/** Two columns if there's room: tasks and interviews. */
const COLUMNS = '-my-6 lg:-my-7 grid xl:-mr-8 xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-8'
const TASKS = 'grid min-w-0 content-start gap-6 py-6 lg:min-h-[calc(100dvh-3.6rem)] lg:py-7'
const INTERVIEWS = 'border-line border-l bg-surface px-6 py-7 max-xl:hidden'

/** A skeleton with the same layout as the loaded page, so nothing jumps when the tasks load. */
function Waiting() {
  return (
    <div className={COLUMNS}>
      <div className={TASKS}>
        <h1 className="text-h2">Today</h1>
        <Loading label="Loading today’s tasks" className="grid gap-8">
          {[2, 1, 3].map((rows) => (
            <div key={rows} className="grid gap-3">
              <Skeleton className="h-6 w-48" />
              {Array.from({ length: rows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
                <Skeleton key={row} className="h-13" />
              ))}
            </div>
          ))}
        </Loading>
      </div>
      <div className={INTERVIEWS}>
        <div aria-hidden="true" className="grid gap-4">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
      </div>
    </div>
  )
}

function Loaded({ today, isStale }: { today: Today; isStale: boolean }) {
  const { replacements, requests, unscheduled, atRisk, at, timeZone } = today
  const count = countsOf(today).today ?? 0
  const first = [replacements, requests, unscheduled, atRisk].findIndex(({ total }) => total > 0)
  const { isFrozen, handlers } = useFreeze()
  return (
    <div className={COLUMNS}>
      <div className={TASKS}>
        <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <div>
            <h1 className="text-h2">Today</h1>
            <p className="text-ink-2">
              {weekdayDateIn(at, timeZone)}
              {count > 0 &&
                `, ${count === 1 ? '1 thing needs your attention' : `${count} things need your attention`}`}
            </p>
          </div>
          <p
            className={cx(
              'flex items-center gap-2 font-semibold text-caption',
              isStale ? 'text-error' : 'text-gum',
            )}
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            {isStale ? 'Connection lost. Last updated' : 'Updated'} {adminTime(at, timeZone)}
          </p>
        </header>
        <FreezeContext value={isFrozen}>
          <div className="grid gap-6" {...handlers}>
            {/* In a narrow window, the interviews come first. */}
            <div className="xl:hidden">
              <NextInterviews today={today} />
            </div>
            <Replacements today={today} isTop={first === 0} />
            <Requests today={today} isTop={first === 1} />
            <Unscheduled today={today} isTop={first === 2} />
            <AtRisk today={today} isTop={first === 3} />
          </div>
        </FreezeContext>
        {count === 0 && <AllClear today={today} />}
        <Arrivals today={today} />
      </div>
      <FreezeContext value={isFrozen}>
        <div className={INTERVIEWS} {...handlers}>
          <NextInterviews today={today} />
        </div>
      </FreezeContext>
    </div>
  )
}

function AllClear({ today: { nextInterviewAt, timeZone } }: { today: Today }) {
  const next = nextInterviewAt
    ? `Next interview ${adminWeekdayDateTime(nextInterviewAt, timeZone)}.`
    : 'No interviews are planned.'
  return (
    <p className="flex items-center gap-2.5 rounded-card border border-line bg-surface p-5 text-lead">
      <Check aria-hidden="true" className="size-5 shrink-0 text-gum" />
      All clear. {next}
    </p>
  )
}

function Arrivals({ today: { newEnquiries, failedEmails, failedJobs } }: { today: Today }) {
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-2 pt-4 text-small lg:mt-auto">
      <Arrival
        icon={Inbox}
        count={newEnquiries}
        to="/admin/enquiries?status=NEW"
        words={['new enquiry', 'new enquiries']}
        none="No new enquiries"
      />
      <Arrival
        icon={Mails}
        count={failedEmails}
        to="/admin/outbox?state=UNDELIVERED"
        words={['bounced or failed email this week', 'bounced or failed emails this week']}
        none="No bounced emails"
      />
      <Arrival
        icon={ListX}
        count={failedJobs}
        to="/admin/jobs"
        words={['failed job', 'failed jobs']}
        none="No failed jobs"
      />
    </ul>
  )
}

interface ArrivalProps {
  icon: LucideIcon
  count: number
  to: string
  words: [one: string, many: string]
  none: string
}

function Arrival({ icon: Icon, count, to, words, none }: ArrivalProps) {
  const Mark = count === 0 ? Check : Icon
  return (
    <li className="flex items-center gap-2">
      <Mark aria-hidden="true" className="size-4 text-ink-2" />
      {count === 0 ? (
        <span className="text-ink-2">{none}</span>
      ) : (
        <TextLink to={to}>
          {count} {words[count === 1 ? 0 : 1]}
        </TextLink>
      )}
    </li>
  )
}
