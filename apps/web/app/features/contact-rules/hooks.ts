import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  type ContactRules,
  getContactRules,
  saveContactRules,
} from '@wattle/contract/contact-rules'
import type { CallReply } from '@wattle/contract/endpoint'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type RulesState = CallReply<typeof getContactRules>

const APPLYING_MS = 2_000

export const contactRulesQuery = queryOptions({
  queryKey: ['contact-rules'],
  queryFn: () => call(getContactRules, {}),
  // Polls until the server has applied the change to every member.
  refetchInterval: ({ state }) => (state.data?.isApplying ? APPLYING_MS : false),
})

export function useSaveRules() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (rules: ContactRules) => call(saveContactRules, { body: rules }),
    onSuccess: (state) => queries.setQueryData(contactRulesQuery.queryKey, state),
  })
}
