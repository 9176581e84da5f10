import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getInterviewRoom } from '@wattle/contract/interview'
import { call } from '#lib/api/call.ts'
import { type Room, roomQuery } from '../hooks.ts'

/** A withdrawal shows within this time. */
const REFRESH_MS = 30_000

/** Consents and captures as they are now. Apart from the room itself, whose notes are newer here. */
export function useFreshRoom(room: Room) {
  const { id } = room.interview
  const queries = useQueryClient()
  const queryKey = [...roomQuery(id).queryKey, 'consents']
  const { data: fresh } = useQuery({
    queryKey,
    queryFn: () => call(getInterviewRoom, { params: { id: String(id) } }),
    initialData: room,
    refetchInterval: REFRESH_MS,
  })
  return { fresh, refresh: () => queries.invalidateQueries({ queryKey }) }
}
