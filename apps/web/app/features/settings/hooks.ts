import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getTeamNotices, type TeamNotices, updateTeamNotices } from '@wattle/contract/notice'
import type { PaymentRules } from '@wattle/contract/payment'
import { getPaymentRules, updatePaymentRules } from '@wattle/contract/payment-calls'
import { getPolicyState, publishPolicy } from '@wattle/contract/settings'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export const teamNoticesQuery = queryOptions({
  queryKey: ['team-notices'],
  queryFn: () => call(getTeamNotices, {}),
})

/**
 * An optimistic update: shows the change immediately, then loads the stored settings, which reverts
 * a change that failed.
 */
export function useUpdateTeamNotices() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<TeamNotices>) => call(updateTeamNotices, { body }),
    onMutate: (change) =>
      queries.setQueryData(
        teamNoticesQuery.queryKey,
        (notices) => notices && { ...notices, ...change },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: teamNoticesQuery.queryKey }),
  })
}

export const policyQuery = queryOptions({
  queryKey: ['policy-state'],
  queryFn: () => call(getPolicyState, {}),
})

export function usePublishPolicy() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(publishPolicy, {}),
    onSuccess: (state) => queries.setQueryData(policyQuery.queryKey, state),
  })
}

export const paymentRulesQuery = queryOptions({
  queryKey: ['payment-rules'],
  queryFn: () => call(getPaymentRules, {}),
})

export function useUpdatePaymentRules() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PaymentRules) => call(updatePaymentRules, { body }),
    onSuccess: (rules) => queries.setQueryData(paymentRulesQuery.queryKey, rules),
  })
}
