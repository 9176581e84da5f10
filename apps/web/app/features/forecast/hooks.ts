import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { InvitationPlan } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import {
  forecastPlan,
  getForecast,
  getStudyForecast,
  listForecasts,
} from '@wattle/contract/forecasts'
import {
  getScreenerReport,
  getStudyXRay,
  loosenScreener,
  undoLoosening,
} from '@wattle/contract/x-ray'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type XRay = CallReply<typeof getStudyXRay>
export type Gain = XRay['gains'][number]

export type StudyForecast = CallReply<typeof getForecast>
export type AdminForecast = CallReply<typeof getStudyForecast>

/** How often we refetch a forecast, which changes a few times an hour. */
const FORECAST_MS = 60_000

export const studyForecastQuery = (distributionId: number) =>
  queryOptions({
    queryKey: ['forecast', distributionId],
    queryFn: () => call(getStudyForecast, { params: { id: String(distributionId) } }),
    refetchInterval: FORECAST_MS,
    retry: false,
  })

/**
 * Forecasts a study with other invitation settings. `plan` is JSON, so it can be part of the query
 * key. `withRemedies` also asks what would help, which takes longer.
 */
export const planForecastQuery = (distributionId: number, plan: string, withRemedies = false) =>
  queryOptions({
    queryKey: ['forecast-plan', distributionId, plan, withRemedies],
    queryFn: () =>
      call(forecastPlan, {
        params: { id: String(distributionId) },
        query: { withRemedies: withRemedies ? 'true' : undefined },
        body: JSON.parse(plan) as InvitationPlan,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })

export const projectForecastQuery = (researchId: number) =>
  queryOptions({
    queryKey: ['project-forecast', researchId],
    queryFn: () => call(getForecast, { params: { id: String(researchId) } }),
    refetchInterval: FORECAST_MS,
    retry: false,
  })

export const recordQuery = (near: number) =>
  queryOptions({
    queryKey: ['forecast-record', near],
    queryFn: () => call(listForecasts, { query: { near: String(near) } }),
  })

/** How often we refetch the screener report, because answers arrive all day. */
const REFRESH_MS = 30_000

export const studyXRayQuery = (distributionId: number) =>
  queryOptions({
    queryKey: ['x-ray', distributionId],
    queryFn: () => call(getStudyXRay, { params: { id: String(distributionId) } }),
    refetchInterval: REFRESH_MS,
  })

export const screenerReportQuery = (researchId: number) =>
  queryOptions({
    queryKey: ['screener-report', researchId],
    queryFn: () => call(getScreenerReport, { params: { id: String(researchId) } }),
    refetchInterval: REFRESH_MS,
  })

export function useLoosen(distributionId: number) {
  const queries = useQueryClient()
  const refresh = () =>
    queries.invalidateQueries({ queryKey: studyXRayQuery(distributionId).queryKey })
  const loosen = useMutation({
    mutationFn: ({ change, people }: Gain) =>
      call(loosenScreener, {
        params: { id: String(distributionId) },
        body: { change, expectedGain: people ?? 0 },
      }),
    onError: refresh,
  })
  const undo = (id: number) => call(undoLoosening, { params: { id: String(id) } })
  return { loosen, undo, refresh }
}
