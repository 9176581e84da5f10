import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  changeStudy,
  countReminders,
  getDistribution,
  saveReminders,
} from '@wattle/contract/distribution'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { askForSlots, type getFieldDesk } from '@wattle/contract/field-desk'
import { undoDistribution } from '@wattle/contract/undo'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { UNDOABLE } from '#lib/offer-undo.ts'

/** A running study and its newest forecast. */
export type FieldStudy = CallReply<typeof getFieldDesk>['rows'][number]

/** The study data that a remedy's button and dialog use. */
export type RemedyStudy = Pick<
  FieldStudy,
  | 'distributionId'
  | 'researchName'
  | 'chance'
  | 'computedAt'
  | 'remedy'
  | 'maxNumber'
  | 'standbysWanted'
  | 'lastDay'
  | 'researcher'
  | 'isAskedToday'
>

type Settings = NonNullable<CallInput<typeof changeStudy>['body']>

/** Never cached, because the dialog must say how many reminders would go out right now. */
export const reminderCountQuery = (distributionId: number) =>
  queryOptions({
    queryKey: ['reminders', distributionId],
    queryFn: () => call(countReminders, { query: { distributionId: String(distributionId) } }),
    gcTime: 0,
  })

/** How many people we could still invite. Shares its cache with the study's page. */
export const reachQuery = (distributionId: number) =>
  queryOptions({
    queryKey: ['distribution', distributionId],
    queryFn: () => call(getDistribution, { params: { id: String(distributionId) } }),
  })

/** The calls that apply the remedies, and the calls that undo them. */
export function useRemedyCalls(distributionId: number) {
  const queries = useQueryClient()
  const params = { id: String(distributionId) }
  const refresh = () =>
    Promise.all(
      [
        ['field-desk'],
        ['today'],
        ['distribution', distributionId],
        ['forecast', distributionId],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  const remind = useMutation({
    mutationFn: () => call(saveReminders, { query: UNDOABLE, body: { distributionId } }),
  })
  const ask = useMutation({ mutationFn: () => call(askForSlots, { params }) })
  const change = useMutation({
    mutationFn: (body: Settings) => call(changeStudy, { params, body }),
  })
  return {
    remind: remind.mutateAsync,
    undoReminders: () => call(undoDistribution, { params }),
    ask: ask.mutateAsync,
    change: change.mutateAsync,
    refresh,
  }
}
