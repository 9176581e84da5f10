import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { updateProjectPlan } from '@wattle/contract/administration'
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

/** How often the progress of a running campaign is asked for. */
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
    // Mails go out by themselves; the list follows.
    refetchInterval: 10_000,
  },
)

export const distributionQuery = (id: number) =>
  queryOptions({
    queryKey: ['distribution', id],
    queryFn: () => call(getDistribution, { params: { id: String(id) } }),
    refetchInterval: LIVE_MS,
  })

/** Asked for anew where it is shown: until people are invited the researcher may still change it. */
export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: ['distribution-project', id],
    queryFn: () => call(getDistributionProject, { params: { id: String(id) } }),
  })

/** The seed's address of the respondents has the project's id: this finds its campaign, null without one. */
export const distributionOfQuery = (researchId: number) =>
  queryOptions({
    queryKey: ['distribution-of', researchId],
    queryFn: () => findDistributionOf(researchId),
    // A project that has one has it for good.
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

export const useTestMail = () =>
  useMutation({ mutationFn: (study: Study) => call(sendTestInvitation, { body: study }) })

type Change = { distributionId: number; maxNumber: number; status: 'IN_PROGRESS' | 'PAUSED' }

export function useUpdateDistribution() {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (change: Change) => call(updateDistribution, { body: change }),
    // Also after a refusal: then it stands differently from what was seen.
    onSettled: refresh,
  })
}

/** Who a change would affect; `change` as JSON, which is its key in the cache. */
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

/** Of its project, as all that follow. */
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
    // Also after a refusal: then it stands differently from what was seen.
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
    // Never from the cache: the dialog must show the number that is sent.
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

/** Undoes the start of a campaign, or its reminders. */
export function useUndoDistribution() {
  const refresh = useFresh()
  return async (id: number) => {
    await call(undoDistribution, { params: { id: String(id) } })
    await refresh()
  }
}
