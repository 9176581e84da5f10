import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getMail, listMails, type MailState, retryMail } from '@wattle/contract/outbox'
import { call, callList } from '#lib/call.ts'

export const MAILS_PER_PAGE = 25

export type MailListView = {
  page: number
  state: MailState | undefined
  sort: 'CREATED_AT_DESC' | 'CREATED_AT_ASC'
}

export const mailsQuery = ({ page, state, sort }: MailListView) =>
  queryOptions({
    queryKey: ['mails', { page, state, sort }],
    queryFn: () =>
      callList(listMails, {
        query: { page: String(page), size: String(MAILS_PER_PAGE), sort, ...(state && { state }) },
      }),
    placeholderData: keepPreviousData,
    // Mails go out by themselves; the list follows.
    refetchInterval: 5_000,
  })

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: ['mails', id],
    queryFn: () => call(getMail, { params: { id: String(id) } }),
  })

export function useRetryMail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(retryMail, { params: { id: String(id) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mails'] }),
  })
}
