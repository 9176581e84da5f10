import { useQuery } from '@tanstack/react-query'
import { needsConfirming } from '@wattle/contract/interview-status'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'

/** How often the navigation rail checks for new bookings. */
const LOOK_MS = 60_000

/**
 * The note on the navigation rail's link, such as "1 to confirm". Undefined if there's nothing to
 * confirm.
 */
export function useToConfirm(): string | undefined {
  const { data: count } = useQuery({
    ...myCalendarQuery,
    refetchInterval: LOOK_MS,
    select: ({ interviews }) => interviews.filter(needsConfirming).length,
  })
  return count ? `${count} to confirm` : undefined
}
