import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { saveLimits } from '@wattle/contract/contact-rules'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import * as panel from '@wattle/contract/panel'
import { showGiftCode } from '@wattle/contract/payment-calls'
import type { ValueInput } from '@wattle/contract/profile'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type MemberInfo = CallReply<typeof panel.getMember>

export const memberQuery = (key: string) =>
  queryOptions({
    queryKey: ['member', key],
    queryFn: () => call(panel.getMember, { body: { key } }),
    retry: false,
  })

const STATE_CHANGES = {
  confirm: panel.confirmMember,
  pause: panel.pauseMember,
  resume: panel.resumeMember,
  leave: panel.leaveMember,
}
export type StateChange = keyof typeof STATE_CHANGES

export function useChangeState(key: string) {
  const remember = useRemember(key)
  return useMutation({
    mutationFn: (change: StateChange) => call(STATE_CHANGES[change], { body: { key } }),
    onSuccess: remember,
  })
}

/** Undoes leaving the panel. */
export function useReturn(key: string) {
  const remember = useRemember(key)
  return useMutation({
    mutationFn: () => call(panel.returnMember, { body: { key } }),
    onSuccess: remember,
  })
}

type Details = Omit<CallInput<typeof panel.correctMember>['body'], 'key'>

export function useCorrectMember(key: string) {
  const remember = useRemember(key)
  return useMutation({
    mutationFn: (details: Details) => call(panel.correctMember, { body: { key, ...details } }),
    onSuccess: remember,
  })
}

/**
 * Shows a gift card's code. This only works once. After that, the page just says that someone has
 * opened the code.
 */
export function useShowCode(key: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (paymentId: number) => call(showGiftCode, { body: { key, paymentId } }),
    onSettled: () => queries.invalidateQueries(memberQuery(key)),
  })
}

type Limits = Omit<CallInput<typeof saveLimits>['body'], 'key'>

export function useSaveLimits(key: string) {
  const remember = useRemember(key)
  return useMutation({
    mutationFn: (limits: Limits) => call(saveLimits, { body: { key, ...limits } }),
    onSuccess: remember,
  })
}

export function useSaveProfile(key: string) {
  const remember = useRemember(key)
  return useMutation({
    mutationFn: (values: ValueInput[]) => call(panel.saveProfile, { body: { key, values } }),
    onSuccess: remember,
  })
}

export function useDeleteMember(key: string) {
  return useMutation({ mutationFn: () => call(panel.deleteMember, { body: { key } }) })
}

/** Puts the member in the cache. Every call that changes a member returns the whole member. */
function useRemember(key: string) {
  const queries = useQueryClient()
  return (member: MemberInfo) => queries.setQueryData(memberQuery(key).queryKey, member)
}
