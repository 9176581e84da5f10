import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { recordOutcome } from '@wattle/contract/attendance'
import type { Selection } from '@wattle/contract/candidate'
import { requestDistribution } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import {
  cancelInterview,
  confirmInterview,
  confirmInterviewManually,
  finishResearch,
  getInterviewRoom,
  rescheduleInterview,
} from '@wattle/contract/interview'
import type { Outcome } from '@wattle/contract/outcome'
import { previousStep } from '@wattle/contract/steps'
import { undoInterviewChange } from '@wattle/contract/undo'
import { type MyInterview, myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { call } from '#lib/api/call.ts'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { UNDOABLE } from '#lib/offer-undo.ts'
import { browserZone } from '#lib/time/time-zones.ts'

export type Room = CallReply<typeof getInterviewRoom>

/**
 * Puts the changed interview in the cache, and refetches the slots and counts that depend on it.
 */
function keepInterview(queries: QueryClient, interview: MyInterview) {
  queries.setQueryData(
    myCalendarQuery.queryKey,
    (calendar) =>
      calendar && {
        ...calendar,
        interviews: calendar.interviews.map((one) => (one.id === interview.id ? interview : one)),
      },
  )
  queries.setQueryData(roomQuery(interview.id).queryKey, (room) => room && { ...room, interview })
  queries.invalidateQueries({ queryKey: myCalendarQuery.queryKey })
  queries.invalidateQueries({ queryKey: ['researches'] })
}

function useInterviewChange<Input>(send: (input: Input) => Promise<MyInterview>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (interview) => keepInterview(queries, interview),
    // Someone else may have changed the interview, so this loads the server’s version.
    onError: () => queries.invalidateQueries({ queryKey: myCalendarQuery.queryKey }),
  })
}

const byId = (id: number) => ({ id: String(id) })

/** Confirms an interview with a generated video call link. */
export const useCreateEvent = () =>
  useInterviewChange((id: number) =>
    call(confirmInterview, { params: byId(id), query: { timezone: browserZone(), ...UNDOABLE } }),
  )

export const useConfirmManually = () =>
  useInterviewChange(({ id, link }: { id: number; link: string }) =>
    call(confirmInterviewManually, { params: byId(id), query: { link, ...UNDOABLE } }),
  )

export const useCancelInterview = () =>
  useInterviewChange(({ id, reason }: { id: number; reason: string }) =>
    call(cancelInterview, { params: byId(id), query: UNDOABLE, body: { reason } }),
  )

export const useRecordOutcome = () =>
  useInterviewChange(({ id, outcome }: { id: number; outcome: Outcome | null }) =>
    call(recordOutcome, { params: byId(id), query: UNDOABLE, body: { outcome } }),
  )

export const useMoveInterview = () =>
  useInterviewChange(({ id, slotId }: { id: number; slotId: number }) =>
    call(rescheduleInterview, { params: byId(id), query: UNDOABLE, body: { slotId } }),
  )

/** Undoes the last change to an interview, before we email anyone about it. */
export function useUndoChange() {
  const queries = useQueryClient()
  return async (id: number) => {
    await call(undoInterviewChange, { params: byId(id) }).finally(() => {
      queries.invalidateQueries({ queryKey: myCalendarQuery.queryKey })
      queries.invalidateQueries({ queryKey: ['researches'] })
    })
  }
}

function useResearchChange(send: (id: number) => Promise<ResearchReply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess(research) {
      queries.setQueryData(researchQuery(research.id).queryKey, research)
      queries.invalidateQueries({ queryKey: ['researches'] })
      // Refetches the calendar, because finishing deletes slots and may cancel interviews.
      queries.invalidateQueries({ queryKey: myCalendarQuery.queryKey })
    },
    onError: (_error, id) => queries.invalidateQueries({ queryKey: researchQuery(id).queryKey }),
  })
}

export const useLaunch = (selection: Selection) =>
  useResearchChange((id) =>
    call(requestDistribution, {
      params: byId(id),
      // The server's default is TEAM (our team picks the participants), so we don't send it.
      body: selection === 'TEAM' ? {} : { selection },
    }),
  )

export const useFinish = () => useResearchChange((id) => call(finishResearch, { params: byId(id) }))

export const useFinishEarly = (reason: string) =>
  useResearchChange((id) =>
    call(finishResearch, { params: byId(id), body: { early: true, reason, force: true } }),
  )

export const useBackToReview = () =>
  useResearchChange((id) =>
    call(previousStep, { body: { researchId: id, previousStatus: 'PROJECT_CONFIRMATION' } }),
  )

export const roomQuery = (id: number) =>
  queryOptions({
    queryKey: ['interview-room', id],
    queryFn: () => call(getInterviewRoom, { params: byId(id) }),
    // Doesn't refetch on focus, because the typed notes may be newer than the server's.
    refetchOnWindowFocus: false,
  })
