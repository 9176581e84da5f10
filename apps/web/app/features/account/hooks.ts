import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as account from '@wattle/contract/account'
import { logout, resendVerification } from '@wattle/contract/auth'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { disconnectGoogleCalendar } from '@wattle/contract/meeting'
import { useNavigate } from 'react-router'
import { CallError, call } from '#lib/api/call.ts'
import { clearToken, rememberPlace, storeToken } from '#lib/api/session.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { downloadJson } from '#lib/download.ts'
import { meQuery } from './shared/me-query.ts'

export type Me = CallReply<typeof account.getMe>
export type SessionRow = CallReply<typeof account.listSessions>[number]

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(account.listSessions, {}),
})

export function useUpdateMe() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof account.updateMe>['body']) =>
      call(account.updateMe, { body }),
    onSuccess: (me) => queries.setQueryData(meQuery.queryKey, me),
  })
}

export function useDisconnectCalendar() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(disconnectGoogleCalendar, {}),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: meQuery.queryKey }),
        queries.invalidateQueries({ queryKey: ['busy-times'] }),
      ]),
  })
}

export function useResendVerification() {
  return useMutation({ mutationFn: () => call(resendVerification, {}) })
}

/**
 * Changing the password ends every session, including this one. The response has a new token for
 * this browser.
 */
export function useChangeOwnPassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof account.changeOwnPassword>['body']) =>
      call(account.changeOwnPassword, { body }),
    async onSuccess({ accessToken }) {
      storeToken(accessToken)
      await queries.invalidateQueries()
    },
  })
}

export function useBeginTwoFactor() {
  return useMutation({
    mutationFn: (body: CallInput<typeof account.beginTwoFactor>['body']) =>
      call(account.beginTwoFactor, { body }),
  })
}

export function useConfirmTwoFactor() {
  const refresh = useRefreshMe()
  return useMutation({
    mutationFn: (otp: string) => call(account.confirmTwoFactor, { body: { otp } }),
    onSuccess: refresh,
  })
}

export function useRemoveTwoFactor() {
  const refresh = useRefreshMe()
  return useMutation({
    mutationFn: (otp: string) => call(account.removeTwoFactor, { body: { otp } }),
    onSuccess: refresh,
  })
}

function useRefreshMe() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: meQuery.queryKey })
}

/**
 * Ends one of the person's own sessions. If it's this browser's session, also signs them out here.
 */
export function useEndSession() {
  const queries = useQueryClient()
  const leave = useLeave()
  return useMutation({
    mutationFn: ({ id }: SessionRow) => call(account.endSession, { params: { id: String(id) } }),
    onSuccess: (_nothing, { isCurrent }) =>
      isCurrent ? leave('/login') : queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(account.endOtherSessions, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useExportAccount() {
  return useMutation({
    mutationFn: () => call(account.exportAccount, {}),
    onSuccess: (everything) => downloadJson('my-wattle-account.json', everything),
  })
}

export function useDeleteAccount() {
  const leave = useLeave()
  return useMutation({
    mutationFn: (body: CallInput<typeof account.deleteAccount>['body']) =>
      call(account.deleteAccount, { body }),
    onSuccess: () => leave('/'),
  })
}

/**
 * Whether the server refused because the person has to sign in again first. That happens if they
 * have no password and didn't sign in recently.
 */
export const needsFreshSignIn = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'FRESH_SIGN_IN_REQUIRED'

export function useLogout() {
  const leave = useLeave()
  return useMutation({
    mutationFn: () => call(logout, {}),
    // Signs the person out on this device even if the server couldn't end the session.
    onSettled: () => leave('/login'),
  })
}

/** Signs the person out, and brings them back to the account page after they sign in. */
export function useSignInAgain() {
  const leave = useLeave()
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSettled() {
      rememberPlace('/platform/account')
      leave('/login')
    },
  })
}

/**
 * Removes this browser's token and goes to the given page. Leaving the signed-in area also clears
 * its query cache.
 */
function useLeave() {
  const navigate = useNavigate()
  return (to: string) => {
    clearToken()
    navigate(to, { replace: true })
  }
}
