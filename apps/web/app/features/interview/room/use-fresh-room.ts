import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getInterviewRoom } from '@wattle/contract/interview'
import { useCallback, useMemo } from 'react'
import { call } from '#lib/api/call.ts'
import { type Room, roomQuery } from '../hooks.ts'

/** How often we check for withdrawn consents and other people's captures. */
const REFRESH_MS = 30_000

/**
 * The room's latest data, for consents and captures. Separate from the room query, because
 * refetching that would replace notes that are newer in the browser.
 */
export function useFreshRoom(room: Room) {
  const { id } = room.interview
  const queries = useQueryClient()
  const queryKey = useMemo(() => [...roomQuery(id).queryKey, 'consents'], [id])
  const { data: fresh } = useQuery({
    queryKey,
    queryFn: () => call(getInterviewRoom, { params: { id: String(id) } }),
    initialData: room,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })
  return {
    fresh,
    refresh: useCallback(() => queries.invalidateQueries({ queryKey }), [queries, queryKey]),
    /**
     * Changes the cached response. Cancels running requests first, so their older responses can't
     * overwrite the change.
     */
    keep: useCallback(
      (change: (room: Room) => Room) => {
        void queries.cancelQueries({ queryKey })
        queries.setQueryData<Room>(queryKey, (before) => change(before ?? room))
      },
      [queries, queryKey, room],
    ),
  }
}
