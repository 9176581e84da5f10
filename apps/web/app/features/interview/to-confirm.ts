import { useQuery } from '@tanstack/react-query'
import { needsConfirming } from '@wattle/contract/interview-status'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'

/** How often the navigation rail checks for new bookings. */
const LOOK_MS = 60_000

/** What the navigation's link shows: the number of interviews to confirm, and a note about it. */
export function useToConfirm(): { count: number; note: string | undefined } {
  const { data: count = 0 } = useQuery({
    ...myCalendarQuery,
    refetchInterval: LOOK_MS,
    select: ({ interviews }) => interviews.filter(needsConfirming).length,
  })
  return { count, note: count > 0 ? `${count} to confirm` : undefined }
}
