import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { transferProject } from '@wattle/contract/admin'
import {
  cancelInterviewAsAdmin,
  listSlotsToMoveTo,
  moveInterviewAsAdmin,
  notifyAgain,
  previewInterviewChange,
  reassignInterview,
  recordOutcomeAsAdmin,
  replaceParticipant,
} from '@wattle/contract/attendance'
import type { CallInput } from '@wattle/contract/endpoint'
import type { Outcome } from '@wattle/contract/outcome'
import { listUsers } from '@wattle/contract/user'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { UNDOABLE } from '#lib/offer-undo.ts'

const byId = (id: number) => ({ id: String(id) })

function refresh(queries: QueryClient) {
  for (const key of [
    'admin-projects',
    'admin-interviews',
    'completions',
    'completion',
    'available-slots',
    'today',
    'person',
  ])
    queries.invalidateQueries({ queryKey: [key] })
}

function useChange<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  // Refetches after a failure too, because someone else may have changed the interview.
  return useMutation({ mutationFn: send, onSettled: () => refresh(queries) })
}

export const useRecordOutcome = (id: number) =>
  useChange((outcome: Outcome | null) =>
    call(recordOutcomeAsAdmin, { params: byId(id), query: UNDOABLE, body: { outcome } }),
  )

export const useCancelInterview = (id: number) =>
  useChange((reason: string) =>
    call(cancelInterviewAsAdmin, { params: byId(id), query: UNDOABLE, body: { reason } }),
  )

export const useMoveInterview = (id: number) =>
  useChange((body: { slotId: number } | { startTime: string }) =>
    call(moveInterviewAsAdmin, { params: byId(id), query: UNDOABLE, body }),
  )

export const useNotifyAgain = () =>
  useChange((id: number) => call(notifyAgain, { params: byId(id), query: UNDOABLE }))

export const useReplace = () =>
  useChange((id: number) => call(replaceParticipant, { params: byId(id), query: UNDOABLE }))

export const useReassign = (id: number) =>
  useChange((userId: number) => call(reassignInterview, { params: byId(id), body: { userId } }))

export const useTransfer = (id: number) =>
  useChange((userId: number) => call(transferProject, { params: byId(id), body: { userId } }))

export const slotsToMoveToQuery = (id: number) =>
  queryOptions({
    queryKey: ['slots-to-move-to', id],
    queryFn: () => call(listSlotsToMoveTo, { params: byId(id) }),
    // Not cached, because people book slots all the time.
    gcTime: 0,
  })

export type InterviewChange = CallInput<typeof previewInterviewChange>['body']

/**
 * Previews the email about a change to an interview. `change` is JSON, so it can be part of the
 * query key.
 */
export const changePreviewQuery = (id: number, change: string) =>
  queryOptions({
    queryKey: ['change-preview', id, change],
    queryFn: () =>
      call(previewInterviewChange, {
        params: byId(id),
        body: JSON.parse(change) as InterviewChange,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export const researchersQuery = queryOptions({
  queryKey: ['users', 'all'],
  queryFn: () => call(listUsers, { query: {} }),
})
