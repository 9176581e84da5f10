import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import {
  bookSlotFor,
  countUnscheduled,
  exportCompletions,
  getCompletion,
  INTERVIEW_VIEWS,
  listAvailableSlots,
  listCompletions,
  listInterviews,
  listProjects,
  notifyResearcher,
  sendSchedulingMail,
  sendSchedulingMails,
} from '@wattle/contract/admin'
import type { CallReply } from '@wattle/contract/endpoint'
import { INTERVIEW_STATUSES } from '@wattle/contract/interview-status'
import { RESEARCH_STATUSES } from '@wattle/contract/research'
import { undoAsAdmin, undoMails } from '@wattle/contract/undo'
import { call, callList } from '#lib/api/call.ts'
import { listQuery } from '#lib/api/list-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { type ListShape, type ListView, listInput } from '#lib/list-view.ts'
import { UNDOABLE } from '#lib/offer-undo.ts'

export type AdminProject = CallReply<typeof listProjects>[number]
export type AdminInterview = CallReply<typeof listInterviews>[number]
export type Completion = CallReply<typeof listCompletions>[number]
export type CompletionDetail = CallReply<typeof getCompletion>
export type SlotChoice = CallReply<typeof listAvailableSlots>[number]

export const PROJECT_LIST = {
  sorts: ['CREATED_AT_DESC', 'CREATED_AT_ASC', 'UPDATED_AT_DESC', 'UPDATED_AT_ASC'],
  filters: { status: RESEARCH_STATUSES },
} as const satisfies ListShape

export const INTERVIEW_LIST = {
  sorts: ['START_TIME_ASC', 'START_TIME_DESC'],
  filters: {
    status: INTERVIEW_STATUSES,
    outcome: ['NEEDED'],
    view: [...INTERVIEW_VIEWS, 'ALL'],
  },
} as const satisfies ListShape

export const COMPLETION_LIST = {
  sorts: ['QUALIFIED_FIRST', 'UPDATED_AT_DESC', 'UPDATED_AT_ASC'],
  filters: { status: ['INVITED', 'STARTED', 'COMPLETED'], result: ['FIT', 'NOT_FIT'] },
} as const satisfies ListShape

export const projectsQuery = listQuery('admin-projects', PROJECT_LIST, (query) =>
  callList(listProjects, { query }),
)

export const interviewsQuery = listQuery('admin-interviews', INTERVIEW_LIST, ({ view, ...query }) =>
  callList(listInterviews, { query: view === 'ALL' ? query : { ...query, view } }),
)

export const loadCompletionsCsv = (researchId: number, { page: _all, ...view }: CompletionView) =>
  call(exportCompletions, { query: { ...view, researchId: String(researchId) } })

export function useNotify() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call(notifyResearcher, { params: { id: String(id) }, query: UNDOABLE }),
    // Seed 001 section 4: updates the row without a refetch.
    onSuccess: (updated) =>
      queries.setQueriesData<{ rows: AdminInterview[]; total: number }>(
        { queryKey: ['admin-interviews'] },
        // The week view caches an array of interviews under this key, so that entry has no `rows`.
        (list) =>
          list?.rows
            ? { ...list, rows: list.rows.map((row) => (row.id === updated.id ? updated : row)) }
            : list,
      ),
    // Someone else may have changed the interview, so refetch it.
    onError: () => queries.invalidateQueries({ queryKey: ['admin-interviews'] }),
  })
}

export type CompletionView = ListView<typeof COMPLETION_LIST>

export const completionsQuery = (researchId: number, view: CompletionView) =>
  queryOptions({
    queryKey: ['completions', researchId, view],
    queryFn: () =>
      callList(listCompletions, {
        query: { ...listInput(view), researchId: String(researchId) },
      }),
    placeholderData: keepPreviousData,
    // Polls, because people answer while the list is open.
    refetchInterval: 10_000,
  })

export const completionQuery = (userScreenerId: number) =>
  queryOptions({
    queryKey: ['completion', userScreenerId],
    queryFn: () => call(getCompletion, { params: { userScreenerId: String(userScreenerId) } }),
  })

export const availableSlotsQuery = (userScreenerId: number) =>
  queryOptions({
    queryKey: ['available-slots', userScreenerId],
    queryFn: () => call(listAvailableSlots, { params: { userScreenerId: String(userScreenerId) } }),
    // Always stale, so it refetches whenever the dialog opens. Other people book slots too.
    staleTime: 0,
  })

/** Seed 001 section 4: the chosen slot becomes selected, and the previous slot is free again. */
const withBooked = (slots: SlotChoice[] | undefined, booked: SlotChoice) =>
  slots?.map((slot) => {
    if (slot.slotId === booked.slotId) return { ...slot, selected: true, available: false }
    return slot.selected ? { ...slot, selected: false, available: true } : slot
  })

export function useBookSlot(userScreenerId: number) {
  const queries = useQueryClient()
  const { queryKey } = availableSlotsQuery(userScreenerId)
  return useMutation({
    mutationFn: (slotId: number) =>
      call(bookSlotFor, {
        params: { slotId: String(slotId), userScreenerId: String(userScreenerId) },
        query: UNDOABLE,
      }),
    onSuccess(booked) {
      queries.setQueryData(queryKey, (slots) => withBooked(slots, booked))
      refreshBookings(queries)
    },
    // Someone else may have booked the slot first, so refetch the free slots.
    onError() {
      queries.invalidateQueries({ queryKey })
      refreshBookings(queries)
    },
  })
}

export function useSchedulingEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (userScreenerId: number) =>
      call(sendSchedulingMail, { query: UNDOABLE, body: { userScreenerId } }),
    onSuccess() {
      refreshEmailed(queries)
    },
    // The row offered an email that we can't send, so it must be out of date.
    onError: () => refreshBookings(queries),
  })
}

export const unscheduledQuery = (researchId: number) =>
  queryOptions({
    queryKey: ['unscheduled', researchId],
    queryFn: () => call(countUnscheduled, { query: { researchId: String(researchId) } }),
    // Not cached, because the dialog must say how many emails would go out right now.
    gcTime: 0,
  })

export function useSchedulingEmails() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (researchId: number) =>
      call(sendSchedulingMails, { query: UNDOABLE, body: { researchId } }),
    onSuccess() {
      refreshEmailed(queries)
    },
    onError: () => refreshBookings(queries),
  })
}

/** Refetches everything that shows which emails we sent. */
const refreshEmailed = (queries: QueryClient) =>
  Promise.all(
    ['completions', 'completion', 'today', 'person', 'admin-interviews'].map((key) =>
      queries.invalidateQueries({ queryKey: [key] }),
    ),
  )

/** Refetches everything that depends on bookings. */
function refreshBookings(queries: QueryClient) {
  for (const key of [
    'completions',
    'completion',
    'admin-interviews',
    'distribution',
    'today',
    'person',
  ])
    queries.invalidateQueries({ queryKey: [key] })
}

/** Undoes an admin's latest change to an interview, such as a booking, a move or a notification. */
export function useAdminUndo() {
  const queries = useQueryClient()
  return async (interviewId: number) => {
    await call(undoAsAdmin, { params: { id: String(interviewId) } })
    queries.invalidateQueries({ queryKey: ['available-slots'] })
    refreshBookings(queries)
  }
}

export function useUndoEmails() {
  const queries = useQueryClient()
  return async (mailIds: number[]) => {
    await call(undoMails, { body: { mailIds } })
    // Wait, because admins can't send the email again while the lists say that we've just sent it.
    await refreshEmailed(queries)
  }
}
