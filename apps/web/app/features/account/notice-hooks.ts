import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getNotices, type ResearcherNotices, updateNotices } from '@wattle/contract/notice'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: () => call(getNotices, {}),
})

/** Shows a changed choice immediately, and reverts it if it can't be saved. */
export function useUpdateNotices() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<ResearcherNotices>) => call(updateNotices, { body }),
    onMutate: (change) =>
      queries.setQueryData(
        noticesQuery.queryKey,
        (notices) => notices && { ...notices, ...change },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  })
}
