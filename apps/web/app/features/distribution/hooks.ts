import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { updateProjectPlan } from '@wattle/contract/admin'
import {
  changeStudy,
  countReminders,
  getDistribution,
  getDistributionProject,
  listDistributions,
  previewInvitation,
  type StudyForm,
  saveReminders,
  sendTestInvitation,
  startDistribution,
  updateDistribution,
} from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import { finishProject, reopenProject } from '@wattle/contract/interview'
import type { Plan } from '@wattle/contract/plan'
import { SHOWN_DISTRIBUTION_STATUSES } from '@wattle/contract/research'
import { undoDistribution } from '@wattle/contract/undo'
import { call, callList } from '#lib/api/call.ts'
import { listQuery } from '#lib/api/list-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import type { ListShape } from '#lib/list-view.ts'
import { UNDOABLE } from '#lib/offer-undo.ts'

/** How often we poll a distribution's progress. */
const LIVE_MS = 3_000

export type DistributionRow = CallReply<typeof listDistributions>[number]
export type DistributionDetail = CallReply<typeof getDistribution>
export type DistributionProject = CallReply<typeof getDistributionProject>
export type Study = StudyForm & { id: number }

export const DISTRIBUTION_LIST = {
  sorts: ['CREATED_AT_DESC', 'CREATED_AT_ASC'],
  filters: { status: SHOWN_DISTRIBUTION_STATUSES },
} as const satisfies ListShape

export const distributionsQuery = listQuery(
  'distributions',
  DISTRIBUTION_LIST,
  (query) => callList(listDistributions, { query }),
  {
    // Polls, because emails go out in the background.
    refetchInterval: 10_000,
  },
)

export const distributionQuery = (id: number) =>
  queryOptions({
    queryKey: ['distribution', id],
    queryFn: () => call(getDistribution, { params: { id: String(id) } }),
    refetchInterval: LIVE_MS,
  })

/**
 * The project that the distribution recruits for. The researcher can change it until we invite
 * people.
 */
export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: ['distribution-project', id],
    queryFn: () => call(getDistributionProject, { params: { id: String(id) } }),
  })

/**
 * The id of the project's distribution, or null if it has none. For the seed's respondents page,
 * whose URL has the project's id.
 */
export const distributionOfQuery = (researchId: number) =>
  queryOptions({
    queryKey: ['distribution-of', researchId],
    queryFn: () => findDistributionOf(researchId),
    // A project always keeps the same distribution, so once we have its id we never refetch it.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })

async function findDistributionOf(researchId: number): Promise<number | null> {
  const [found] = await call(listDistributions, { query: { researchId: String(researchId) } })
  return found?.id ?? null
}

function useFresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['distributions'] }),
      queries.invalidateQueries({ queryKey: ['distribution'] }),
      queries.invalidateQueries({ queryKey: ['distribution-project'] }),
    ])
}

export function useStartDistribution() {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (study: Study) => call(startDistribution, { query: UNDOABLE, body: study }),
    onSuccess: refresh,
  })
}

export const usePreview = () =>
  useMutation({ mutationFn: (study: Study) => call(previewInvitation, { body: study }) })

export const useTestEmail = () =>
  useMutation({ mutationFn: (study: Study) => call(sendTestInvitation, { body: study }) })

type Change = { distributionId: number; maxNumber: number; status: 'IN_PROGRESS' | 'PAUSED' }

export function useUpdateDistribution() {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (change: Change) => call(updateDistribution, { body: change }),
    // Refetches after an error too, because the distribution's state may have changed.
    onSettled: refresh,
  })
}

/**
 * A dry run that finds out who a change to the study would affect. `change` is JSON, so it can be
 * part of the query key.
 */
export const studyEffectsQuery = (id: number, change: string) =>
  queryOptions({
    queryKey: ['study-effects', id, change],
    queryFn: () =>
      call(changeStudy, {
        params: { id: String(id) },
        query: { dryRun: 'true' },
        body: JSON.parse(change),
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

type StudyChange = Partial<StudyForm> & { incentiveForAll?: boolean }

export function useChangeStudy(id: number) {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (change: StudyChange) =>
      call(changeStudy, { params: { id: String(id) }, body: change }),
    onSuccess: refresh,
  })
}

export function useUpdatePlan(researchId: number) {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (plan: Plan) =>
      call(updateProjectPlan, { params: { id: String(researchId) }, body: plan }),
    onSuccess: refresh,
  })
}

type Finish = { early: true; reason: string; force: true } | Record<string, never>

export function useFinishStudy(researchId: number) {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (body: Finish) => call(finishProject, { params: { id: String(researchId) }, body }),
    // Refetches after an error too, because the distribution's state may have changed.
    onSettled: refresh,
  })
}

export function useReopenStudy(researchId: number) {
  const refresh = useFresh()
  return useMutation({
    mutationFn: () => call(reopenProject, { params: { id: String(researchId) } }),
    onSettled: refresh,
  })
}

export const remindersQuery = (distributionId: number) =>
  queryOptions({
    queryKey: ['reminders', distributionId],
    queryFn: () => call(countReminders, { query: { distributionId: String(distributionId) } }),
    // Not cached, because the dialog must say how many reminders would go out right now.
    gcTime: 0,
  })

export function useReminders() {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (distributionId: number) =>
      call(saveReminders, { query: UNDOABLE, body: { distributionId } }),
    onSuccess: refresh,
  })
}

/** Undoes starting a distribution or sending its reminders. */
export function useUndoDistribution() {
  const refresh = useFresh()
  return async (id: number) => {
    await call(undoDistribution, { params: { id: String(id) } })
    await refresh()
  }
}
