import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getAssumptions, saveAssumptions } from '@wattle/contract/findings/assumptions'
import {
  type CaptureInput,
  deleteCapture,
  type EvidenceHit,
  saveCapture,
  searchEvidence,
} from '@wattle/contract/findings/evidence'
import { addTheme, deleteTheme, updateTheme } from '@wattle/contract/findings/themes'
import { call, callList } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { findingsKey } from '../shared/analysis-query.ts'
import { learnedQuery } from '../shared/learned-query.ts'

export type Hit = CallReply<typeof searchEvidence>[number]
/** A search result that's a capture. */
export type Quote = Hit & { capture: NonNullable<Hit['capture']> }

export const isQuote = (hit: Hit): hit is Quote => hit.capture !== null

export type QuoteFilter = {
  assumptionId?: number | undefined
  themeId?: number | undefined
  stance?: 'FOR' | 'AGAINST' | 'UNCLEAR' | 'UNSORTED' | undefined
  search?: string | undefined
}

export const QUOTES_PER_PAGE = 50

const asText = (id: number | undefined) => (id === undefined ? undefined : String(id))

/**
 * A project's captures. Those against an assumption come first. Without `page`, fetches as many as
 * the server sends at once.
 */
export const quotesQuery = (researchId: number, filter: QuoteFilter, page?: number) =>
  queryOptions({
    queryKey: [...findingsKey(researchId), 'quotes', filter, page ?? 0],
    queryFn: async () => {
      const { rows, total } = await callList(searchEvidence, {
        query: {
          researchId: String(researchId),
          kind: 'QUOTE' satisfies EvidenceHit['kind'],
          sort: 'AGAINST_FIRST',
          assumptionId: asText(filter.assumptionId),
          themeId: asText(filter.themeId),
          stance: filter.stance,
          search: filter.search,
          ...(page && { page: String(page), size: String(QUOTES_PER_PAGE) }),
        },
      })
      return { rows: rows.filter(isQuote), total }
    },
    placeholderData: keepPreviousData,
  })

function useFindingsRefresh(researchId: number) {
  const queries = useQueryClient()
  return () => {
    queries.invalidateQueries({ queryKey: learnedQuery.queryKey })
    return queries.invalidateQueries({ queryKey: findingsKey(researchId) })
  }
}

export type Sorting = Required<
  Pick<CaptureInput, 'assumptionId' | 'stance' | 'strength' | 'themeIds'>
>

/**
 * Changes a capture's assumption, stance, strength and themes. Its text, time and place stay the
 * same.
 */
export function useSortCapture(researchId: number) {
  const refresh = useFindingsRefresh(researchId)
  return useMutation({
    mutationFn: ({ capture, sorting }: { capture: Quote['capture']; sorting: Sorting }) => {
      const { key, interviewId, quote, questionId, noteField, atMs, cueFrom, cueTo, version } =
        capture
      const kept = { quote, questionId, noteField, atMs, cueFrom, cueTo, version }
      return call(saveCapture, {
        params: { id: String(interviewId), key },
        body: { ...kept, ...sorting },
      })
    },
    onSettled: refresh,
  })
}

export function useDeleteCapture(researchId: number) {
  const refresh = useFindingsRefresh(researchId)
  return useMutation({
    mutationFn: ({ key, interviewId }: Quote['capture']) =>
      call(deleteCapture, { params: { id: String(interviewId), key } }),
    onSettled: refresh,
  })
}

export function useRestoreCapture(researchId: number) {
  const refresh = useFindingsRefresh(researchId)
  return ({ key, interviewId, ...capture }: Quote['capture']) => {
    const { author: _author, createdAt: _at, leading: _leading, version: _old, ...body } = capture
    return call(saveCapture, { params: { id: String(interviewId), key }, body }).finally(refresh)
  }
}

export function useAddTheme(researchId: number) {
  const refresh = useFindingsRefresh(researchId)
  return useMutation({
    mutationFn: (name: string) =>
      call(addTheme, { params: { id: String(researchId) }, body: { name } }),
    onSuccess: refresh,
  })
}

type ThemeChange = { id: number; name?: string; colour?: number; mergedInto?: number | null }

export function useUpdateTheme(researchId: number) {
  const refresh = useFindingsRefresh(researchId)
  return useMutation({
    mutationFn: ({ id, ...body }: ThemeChange) =>
      call(updateTheme, { params: { id: String(id) }, body }),
    onSettled: refresh,
  })
}

export function useDeleteTheme(researchId: number) {
  const refresh = useFindingsRefresh(researchId)
  return useMutation({
    mutationFn: (id: number) => call(deleteTheme, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}

/** Records or clears "I asked the question differently" for an assumption with leading questions. */
export function useDismissLeading(researchId: number) {
  const refresh = useFindingsRefresh(researchId)
  const params = { id: String(researchId) }
  return useMutation({
    mutationFn: async ({ id, isDismissed }: { id: number; isDismissed: boolean }) => {
      // We can only save the whole list, so this loads the current one and changes one assumption.
      const { version, assumptions } = await call(getAssumptions, { params })
      const rows = assumptions.map(
        ({ position: _p, limitsSetAt: _l, isScreenedFor: _s, source: _o, ...row }) => ({
          ...row,
          leadingDismissed: row.id === id ? isDismissed : row.leadingDismissed,
        }),
      )
      return call(saveAssumptions, { params, body: { version, assumptions: rows } })
    },
    onSettled: refresh,
  })
}
