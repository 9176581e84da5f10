import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { shortDateTime, zoneLabel } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Pill } from '#ui/pill.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type SessionRow, sessionsQuery, useEndOtherSessions, useEndSession } from './hooks.ts'

const showError = (error: Error) => showToast(messageOf(error), { tone: 'error' })

/** The person's open sessions, with times in the time zone they chose, wherever they are now. */
export function SessionList({ zone }: { zone: string }) {
  const sessions = useQuery(sessionsQuery)
  if (sessions.isPending) {
    return (
      <Loading label="Loading your devices" className="grid gap-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    )
  }
  if (sessions.isError) {
    return (
      <Notice tone="error">
        <p>{messageOf(sessions.error)}</p>
        <div>
          <Button size="sm" variant="secondary" onClick={() => sessions.refetch()}>
            Try again
          </Button>
        </div>
      </Notice>
    )
  }
  return (
    <>
      <ul className="grid">
        {sessions.data.map((session) => (
          <Row key={session.id} session={session} zone={zone} />
        ))}
      </ul>
      <p className="text-ink-2 text-small">Times in {zoneLabel(zone, new Date())}.</p>
      {sessions.data.length > 1 ? (
        <EndOthers />
      ) : (
        <p className="text-ink-2">You’re not signed in anywhere else.</p>
      )}
    </>
  )
}

function Row({ session, zone }: { session: SessionRow; zone: string }) {
  const end = useEndSession()
  const { device, createdAt, lastUsedAt, isCurrent } = session
  const formatTime = (iso: string) => shortDateTime(iso, zone)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-50 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {isCurrent && (
            <Pill tone="active" icon={MonitorSmartphone}>
              This device
            </Pill>
          )}
        </span>
        <span className="text-ink-2 text-small">
          <span className="block">Last used {formatTime(lastUsedAt)}</span>
          <span className="block">Signed in {formatTime(createdAt)}</span>
        </span>
      </div>
      <Button
        size="sm"
        variant="secondary"
        pending={end.isPending}
        onClick={() => end.mutate(session, { onError: showError })}
      >
        Sign out
        <span className="sr-only"> {device}</span>
      </Button>
    </li>
  )
}

function EndOthers() {
  const end = useEndOtherSessions()
  const endAll = () =>
    end.mutate(undefined, {
      onSuccess: () => showToast('Signed out everywhere else', { tone: 'success' }),
      onError: showError,
    })
  return (
    <div>
      <Button variant="secondary" pending={end.isPending} onClick={endAll}>
        Sign out everywhere else
      </Button>
    </div>
  )
}
