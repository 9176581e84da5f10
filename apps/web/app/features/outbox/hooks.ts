import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { getMail, listMails, MAIL_FILTERS, retryMail } from '@wattle/contract/outbox'
import { call, callList } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { type ListShape, type ListView, listInput } from '#lib/list-view.ts'

export const EMAIL_LIST = {
  sorts: ['CREATED_AT_DESC', 'CREATED_AT_ASC'],
  filters: { state: MAIL_FILTERS },
} as const satisfies ListShape

export type EmailListView = ListView<typeof EMAIL_LIST>

/** All emails, or only one distribution's invitations. */
export const emailsQuery = (view: EmailListView, distributionId?: number) =>
  queryOptions({
    queryKey: ['emails', view, distributionId],
    queryFn: () =>
      callList(listMails, {
        query: {
          ...listInput(view),
          ...(distributionId && { distributionId: String(distributionId) }),
        },
      }),
    placeholderData: keepPreviousData,
    // Reloads regularly, because emails are sent in the background.
    refetchInterval: 5_000,
  })

export const emailQuery = (id: number) =>
  queryOptions({
    queryKey: ['emails', id],
    queryFn: () => call(getMail, { params: { id: String(id) } }),
  })

export function useRetryEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(retryMail, { params: { id: String(id) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['emails'] }),
  })
}
