import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { listTemplates, previewTemplate, saveTemplate } from '@wattle/contract/template'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type Template = CallReply<typeof listTemplates>[number]
export type NewTemplate = CallInput<typeof saveTemplate>['body']
type Words = CallInput<typeof previewTemplate>['body']

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: () => call(listTemplates, {}),
})

/**
 * A preview of the email with this text, made by the server. The previous preview stays until the
 * new one arrives.
 */
export const previewQuery = ({ type, subject, body }: Words) =>
  queryOptions({
    queryKey: ['template-preview', type, subject, body],
    queryFn: () => call(previewTemplate, { body: { type, subject, body } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useSaveTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewTemplate) => call(saveTemplate, { body }),
    onSuccess: () => queries.invalidateQueries(templatesQuery),
  })
}
