import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { connectCalendar } from '#features/account/shared/connect-calendar.ts'
import { meQuery } from '#features/account/shared/me-query.ts'
import { siteConfigQuery } from '#features/site/shared/site-config-query.ts'
import { messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'

interface Connection {
  isConnected: boolean
  /** The sentence under the step's title. */
  note: string
  /** Either 'Connected ✓' or a button to connect. Null if Google isn’t set up. */
  action: ReactNode
}

/** Seed 001 section 2: step 1 of Confirm Interview, connecting Google Calendar. */
export function useCalendarConnection(
  researchId: number | undefined,
  interviewId: number,
  hasFailed: boolean,
): Connection {
  const me = useQuery(meQuery)
  const site = useQuery(siteConfigQuery)
  if (me.data?.googleCalendarAuthorized) {
    return {
      isConnected: true,
      note: 'We’ll add the event to your calendar',
      action: <span className="font-semibold text-done">Connected ✓</span>,
    }
  }
  if (site.data && !site.data.google) {
    return {
      isConnected: false,
      note: 'Optional. Google Calendar isn’t available on this site. You can create a link without it.',
      action: null,
    }
  }
  return {
    isConnected: false,
    note: hasFailed
      ? 'We couldn’t connect your calendar. Please try again, or continue without it.'
      : 'We’ll add the event to your calendar too',
    action: <ConnectLink researchId={researchId} interviewId={interviewId} />,
  }
}

interface ConnectLinkProps {
  researchId: number | undefined
  interviewId: number
}

/** Sends the researcher to Google. Afterwards Google sends them back to the open dialog. */
function ConnectLink({ researchId, interviewId }: ConnectLinkProps) {
  const connect = useMutation({
    mutationFn: () => connectCalendar({ researchId, interviewId }),
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  })
  return (
    <Button variant="quiet" pending={connect.isPending} onClick={() => connect.mutate()}>
      Connect
    </Button>
  )
}
