import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import {
  copyResearch,
  createResearch,
  deleteResearch,
  listResearches,
  type RESEARCH_SORTS,
  type ResearchStatus,
  updateCharacteristics,
  updateIdea,
} from '@wattle/contract/research'
import { nextStep, previousStep, regenerate } from '@wattle/contract/steps'
import { undoDeletion } from '@wattle/contract/undo'
import { call, callList } from '#lib/api/call.ts'
import { type ResearchReply, researchQuery } from '#lib/api/research.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type ProjectRow = CallReply<typeof listResearches>[number]
export type ProjectSort = (typeof RESEARCH_SORTS)[number]

/** Fills three columns and four rows of cards, and a screen of the table. */
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

/** What a call answered is what is shown; lists that told of it are asked again when next seen. */
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

/** A project to look around with: its idea is written already, and it can't be launched. */
export function useCreateSample() {
  const queries = useQueryClient()
  return useMutation({
    async mutationFn({ name, idea }: { name: string; idea: string }) {
      const { id, questions } = await call(createResearch, { body: { name, isSample: true } })
      const questionId = questions[0]?.id ?? id
      return call(updateIdea, { body: { questionId, description: idea } })
    },
    onSuccess: (research) => keep(queries, research),
  })
}

/** Whichever it is: the new card may have come to lie where the second click falls. */
const anyCopy = () => 'copy'

export function useCopyResearch() {
  const queries = useQueryClient()
  return useMutation(
    {
      mutationFn: (id: number) => call(copyResearch, { params: { id: String(id) } }),
      onSuccess: (research) => keep(queries, research),
    },
    anyCopy,
  )
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
    // Also where it was gone already: then the list is not what it shows.
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  })
}

/** What a step writes before the project goes on. */
type StepContent = { idea: string } | { characteristics: string[] } | undefined

type Move = { research: ResearchReply; to: ResearchStatus; content?: StepContent }

async function save({ id, questions }: ResearchReply, content: StepContent): Promise<void> {
  if (!content) return
  if ('idea' in content) {
    const questionId = questions[0]?.id ?? id
    await call(updateIdea, { body: { questionId, description: content.idea } })
  } else {
    await call(updateCharacteristics, { body: { id, characteristics: content.characteristics } })
  }
}

/** Save & Continue: what stands in the step is kept, then the project moves on. */
export function useNextStep() {
  const queries = useQueryClient()
  return useMutation({
    async mutationFn({ research, to, content }: Move) {
      await save(research, content)
      return call(nextStep, { body: { researchId: research.id, nextStatus: to } })
    },
    onSuccess: (research) => keep(queries, research),
    // Another tab, or half of this: what stands on the server is what is true.
    onError: (_error, { research }) =>
      queries.invalidateQueries({ queryKey: researchQuery(research.id).queryKey }),
  })
}

export function usePreviousStep() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, to }: { id: number; to: ResearchStatus }) =>
      call(previousStep, { body: { researchId: id, previousStatus: to } }),
    onSuccess: (research) => keep(queries, research),
    onError: (_error, { id }) =>
      queries.invalidateQueries({ queryKey: researchQuery(id).queryKey }),
  })
}

/** The idea in other words, and the audience from it: there and back in one go. */
export function useReword() {
  const queries = useQueryClient()
  return useMutation({
    async mutationFn({ research, idea }: { research: ResearchReply; idea: string }) {
      const { id: researchId } = research
      await call(previousStep, { body: { researchId, previousStatus: 'IDEA_SHAPING' } })
      await save(research, { idea })
      return call(nextStep, { body: { researchId, nextStatus: 'AUDIENCE_GENERATION' } })
    },
    onSuccess: (research) => keep(queries, research),
    onError: (_error, { research }) =>
      queries.invalidateQueries({ queryKey: researchQuery(research.id).queryKey }),
  })
}

/** Brings back what was just deleted. */
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
