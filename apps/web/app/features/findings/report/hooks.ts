import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@wattle/contract/endpoint'
import { searchEvidence } from '@wattle/contract/findings/evidence'
import {
  getReports,
  publishReport,
  type ReportContent,
  recordEvidenceExport,
  revokeReportLink,
  shareReport,
} from '@wattle/contract/findings/reports'
import { MAX_PAGE_SIZE } from '@wattle/contract/list'
import { call, callList } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { analysisQuery, findingsKey } from '../shared/analysis-query.ts'
import { capturesCsv } from './formats/captures-csv.ts'
import type { EvidenceHitReply } from './report-reply.ts'

const byId = (id: number) => ({ id: String(id) })

export const reportsQuery = (researchId: number) =>
  queryOptions({
    queryKey: [...findingsKey(researchId), 'reports'],
    queryFn: () => call(getReports, { params: byId(researchId) }),
  })

/** Every capture in the project. Those against an assumption come first. */
export const capturesQuery = (researchId: number) =>
  queryOptions({
    queryKey: [...findingsKey(researchId), 'captures'],
    queryFn: () => loadCaptures(researchId),
  })

async function loadCaptures(researchId: number): Promise<EvidenceHitReply[]> {
  const all: EvidenceHitReply[] = []
  for (let page = 1; ; page++) {
    const { rows, total } = await callList(searchEvidence, {
      query: {
        researchId: String(researchId),
        sort: 'AGAINST_FIRST',
        page: String(page),
        size: String(MAX_PAGE_SIZE),
      },
    })
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}

function useRefresh(researchId: number) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries(reportsQuery(researchId))
}

export function usePublish(researchId: number) {
  const refresh = useRefresh(researchId)
  return useMutation({
    mutationFn: (body: { basedOn: number; content: ReportContent }) =>
      call(publishReport, { params: byId(researchId), body }),
    // Refreshes after an error too, because another tab may have published a version first.
    onSettled: refresh,
  })
}

export function useShare(researchId: number) {
  const refresh = useRefresh(researchId)
  return useMutation({
    mutationFn: (body: CallInput<typeof shareReport>['body']) =>
      call(shareReport, { params: byId(researchId), body }),
    onSuccess: refresh,
  })
}

export function useRevoke(researchId: number) {
  const refresh = useRefresh(researchId)
  return useMutation({
    mutationFn: (linkId: number) => call(revokeReportLink, { params: byId(linkId) }),
    onSettled: refresh,
  })
}

/** Builds the CSV of all captures, and has the server log the download first. */
export function useCapturesCsv(researchId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (names: readonly string[]) => {
      const [hits, analysis] = await Promise.all([
        queries.fetchQuery({ ...capturesQuery(researchId), staleTime: 0 }),
        queries.fetchQuery({ ...analysisQuery(researchId), staleTime: 0 }),
      ])
      await call(recordEvidenceExport, { params: byId(researchId) })
      return capturesCsv({ hits, analysis, names })
    },
  })
}
