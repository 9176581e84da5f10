import { useQuery } from '@tanstack/react-query'
import { isOpen } from '@wattle/contract/interview-status'
import { useSearchParams } from 'react-router'
import { type MyInterview, myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { messageOf } from '#lib/api/call.ts'
import { useNow } from '#lib/time/use-now.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { InterviewRow } from './interview-row.tsx'
import { groupsOf } from './interviews.ts'

const MINUTE_MS = 60_000

export function MyInterviews() {
  const now = useNow(MINUTE_MS)
  const calendar = useQuery(myCalendarQuery)
  const confirming = useConfirming()
  if (calendar.isPending) {
    return (
      <Loading label="Loading your interviews" className="grid gap-2">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </Loading>
    )
  }
  if (calendar.isError) {
    return (
      <EmptyState
        title="Your interviews didn’t load"
        action={<Button onClick={() => calendar.refetch()}>Try again</Button>}
      >
        {messageOf(calendar.error)}
      </EmptyState>
    )
  }
  const { interviews } = calendar.data
  if (interviews.length === 0) {
    return (
      <EmptyState
        title="No interviews yet"
        action={<ButtonLink to="/platform">Go to your projects</ButtonLink>}
      >
        When people book your slots, their interviews appear here, for all your projects.
      </EmptyState>
    )
  }
  const { upcoming, cancelled, past } = groupsOf(interviews, now)
  const openInterview = interviews.find(({ id }) => id === confirming.id)
  return (
    <div className="grid gap-8">
      {openInterview && isOpen(openInterview) && (
        <ConfirmDialog
          interview={openInterview}
          hasConnectingFailed={confirming.hasConnectingFailed}
          onClose={confirming.close}
        />
      )}
      <InterviewGroup title="Upcoming" interviews={upcoming} empty="No upcoming interviews." />
      {cancelled.length > 0 && <InterviewGroup title="Cancelled" interviews={cancelled} />}
      <InterviewGroup title="Past" interviews={past} empty="No past interviews." />
    </div>
  )
}

/** Which interview to confirm, from the URL. Emails and the interview's row link to that URL. */
function useConfirming() {
  const [address, setAddress] = useSearchParams()
  return {
    id: Number(address.get('interview')),
    hasConnectingFailed: address.get('calendar') === 'failed',
    close: () => setAddress({}, { replace: true }),
  }
}

interface InterviewGroupProps {
  title: string
  interviews: readonly MyInterview[]
  /** Text to show if there are no interviews. */
  empty?: string | undefined
}

function InterviewGroup({ title, interviews, empty }: InterviewGroupProps) {
  return (
    <section className="grid gap-3">
      <h2 className="flex items-baseline gap-2 text-h3">
        {title}
        <span className="tabular font-normal font-text text-ink-3 text-small tracking-normal">
          {interviews.length}
        </span>
      </h2>
      {interviews.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {interviews.map((interview) => (
            <li key={interview.id} className="border-line-2 border-b last:border-b-0">
              <InterviewRow interview={interview} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
