import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { createOpenLink, listOpenLinks, updateOpenLink } from '@wattle/contract/open-link'
import { JOIN_PATH } from '@wattle/contract/paths'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

const REFRESH_MS = 10_000

export type OpenLinkRow = CallReply<typeof listOpenLinks>[number]

export const addressOf = ({ slug }: Pick<OpenLinkRow, 'slug'>) =>
  `${window.location.origin}${JOIN_PATH}/${slug}`

export const openLinksQuery = (distributionId: number) =>
  queryOptions({
    queryKey: ['open-links', distributionId],
    queryFn: () => call(listOpenLinks, { params: { id: String(distributionId) } }),
    // Polls, because people can join through the links at any time.
    refetchInterval: REFRESH_MS,
  })

function useFresh(distributionId: number) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries(openLinksQuery(distributionId))
}

export function useCreateLink(distributionId: number) {
  const refresh = useFresh(distributionId)
  return useMutation({
    mutationFn: (body: CallInput<typeof createOpenLink>['body']) =>
      call(createOpenLink, { params: { id: String(distributionId) }, body }),
    onSuccess: refresh,
  })
}

export function useUpdateLink(distributionId: number) {
  const refresh = useFresh(distributionId)
  return useMutation({
    mutationFn: ({ id, ...body }: CallInput<typeof updateOpenLink>['body'] & { id: number }) =>
      call(updateOpenLink, { params: { id: String(id) }, body }),
    onSettled: refresh,
  })
}
