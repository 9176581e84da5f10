import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { Brief } from '@wattle/contract/brief'
import type { CallReply } from '@wattle/contract/endpoint'
import { reopenResearch } from '@wattle/contract/interview'
import {
  type CopyExtent,
  copyResearch,
  createResearch,
  createSample,
  deleteResearch,
  listResearches,
  type RESEARCH_SORTS,
  type ResearchStatus,
  renameResearch,
} from '@wattle/contract/research'
import {
  nextStep,
  previousStep,
  regenerate,
  restorePrevious,
  updateBrief,
} from '@wattle/contract/steps'
import { undoDeletion } from '@wattle/contract/undo'
import { assumptionsQuery } from '#features/assumption/shared/assumptions-query.ts'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { call, callList } from '#lib/api/call.ts'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type ProjectRow = CallReply<typeof listResearches>[number]
export type ProjectSort = (typeof RESEARCH_SORTS)[number]

/**
 * This many projects fill complete rows of three or four cards, and about one screen in the table
 * view.
 */
export const PROJECTS_PER_PAGE = 24

export type ProjectListView = { page: number; name: string; sort: ProjectSort }

const LIST = ['researches']

export const projectsQuery = ({ page, name, sort }: ProjectListView) =>
  queryOptions({
    queryKey: [...LIST, { page, name, sort }],
    queryFn: () =>
      callList(listResearches, {
        query: {
          name,
          sortType: sort,
          page: String(page),
          size: String(PROJECTS_PER_PAGE),
        },
      }),
    placeholderData: keepPreviousData,
  })

/** Puts the project from the response in the cache, and refetches the lists that include it. */
function keep(queries: QueryClient, research: ResearchReply) {
  queries.setQueryData(researchQuery(research.id).queryKey, research)
  queries.invalidateQueries({ queryKey: LIST })
}

export function useCreateResearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(createResearch, { body: { name } }),
    onSuccess: (research) => keep(queries, research),
  })
}

/**
 * Creates a sample project to look around in. Its interviews are done, and it can't be launched.
 */
export function useCreateSample() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(createSample, {}),
    onSuccess: (research) => {
      keep(queries, research)
      // The navigation rail has already loaded the researcher's interviews, without the sample's.
      queries.invalidateQueries({ queryKey: myCalendarQuery.queryKey })
    },
  })
}

type Copy = { id: number; isForOtherSide?: boolean; upTo?: CopyExtent }

/**
 * Treats any two copy calls as a double click, because the second click may land on the new card.
 */
const anyCopy = () => 'copy'

export function useCopyResearch() {
  const queries = useQueryClient()
  return useMutation(
    {
      mutationFn: ({ id, isForOtherSide, upTo }: Copy) =>
        call(copyResearch, {
          params: { id: String(id) },
          query: isForOtherSide ? { side: 'true' } : {},
          body: { upTo },
        }),
      onSuccess: (research) => keep(queries, research),
    },
    anyCopy,
  )
}

export function useRename(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) =>
      call(renameResearch, { params: { id: String(id) }, body: { name } }),
    onSuccess: (research) => keep(queries, research),
  })
}

export function useReopen() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(reopenResearch, { params: { id: String(id) } }),
    onSuccess: (research) => keep(queries, research),
    onError: (_error, id) => queries.invalidateQueries({ queryKey: researchQuery(id).queryKey }),
  })
}

export function useDeleteResearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isForced }: { id: number; isForced: boolean }) =>
      call(deleteResearch, {
        params: { id: String(id) },
        query: isForced ? { force: 'true' } : {},
      }),
    onSuccess(_nothing, { id }) {
      queries.removeQueries({ queryKey: researchQuery(id).queryKey })
    },
    // Reloads the list even if the project was already deleted, because then the list is out of
    // date.
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  })
}

/** The content a step saves when the researcher continues. */
type StepContent = { idea: string; brief: Brief } | { characteristics: string[] }

type Move = { research: ResearchReply; to: ResearchStatus; content?: StepContent }

/** Save & Continue: saves the step and moves the project to the next step, in one call. */
export function useNextStep() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ research, to, content }: Move) =>
      call(nextStep, { body: { researchId: research.id, nextStatus: to, ...content } }),
    onSuccess: (research) => keep(queries, research),
    // Reloads the project, because another tab may have moved it to the next step.
    onError: (_error, { research }) =>
      queries.invalidateQueries({ queryKey: researchQuery(research.id).queryKey }),
  })
}

export function usePreviousStep() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, to, keepGuide }: { id: number; to: ResearchStatus; keepGuide: boolean }) =>
      call(previousStep, { body: { researchId: id, previousStatus: to, keepGuide } }),
    onSuccess: (research) => keep(queries, research),
    onError: (_error, { id }) =>
      queries.invalidateQueries({ queryKey: researchQuery(id).queryKey }),
  })
}

/** Saves the brief. At the audience step, this also regenerates the audience. */
export function useUpdateBrief() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { researchId: number; brief: Brief; reset?: boolean }) =>
      call(updateBrief, { body }),
    onSuccess: (research) => keep(queries, research),
    onError: (_error, { researchId }) =>
      queries.invalidateQueries({ queryKey: researchQuery(researchId).queryKey }),
  })
}

export function useUndoDeletion() {
  const queries = useQueryClient()
  return (id: number) =>
    call(undoDeletion, { params: { id: String(id) } }).finally(() =>
      queries.invalidateQueries({ queryKey: LIST }),
    )
}

export function useRegenerate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(regenerate, { params: { id: String(id) } }),
    onSuccess: (research) => keep(queries, research),
  })
}

export function useRestorePrevious() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(restorePrevious, { params: { id: String(id) } }),
    onSuccess: (research) => {
      keep(queries, research)
      // A restored guide has new question ids, and its assumptions are linked to those.
      void queries.resetQueries({ queryKey: assumptionsQuery(research.id).queryKey })
    },
  })
}
