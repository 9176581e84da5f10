import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getNotices, type ResearcherNotices, updateNotices } from '@wattle/contract/notice'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: () => call(getNotices, {}),
})

/**
 * An optimistic update: shows the new choice at once. If saving fails, the refetch restores the old
 * one.
 */
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
