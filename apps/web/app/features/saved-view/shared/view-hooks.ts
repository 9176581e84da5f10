import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { deleteView, listViews, saveView, type VIEW_LISTS } from '@wattle/contract/saved-view'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type ViewList = (typeof VIEW_LISTS)[number]
export type SavedView = CallReply<typeof listViews>[number]
export type NewView = CallInput<typeof saveView>['body']

export const viewsQuery = (list: ViewList) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: () => call(listViews, { query: { list } }),
  })

export function useViews(list: ViewList) {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries(viewsQuery(list))
  return {
    save: useMutation({
      mutationFn: (body: Omit<NewView, 'list'>) => call(saveView, { body: { ...body, list } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call(deleteView, { params: { id: String(id) } }),
      onSuccess,
    }),
  }
}
