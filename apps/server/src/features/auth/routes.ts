import * as account from '@wattle/contract/account'
import * as contract from '@wattle/contract/auth'
import { API_BASE } from '@wattle/contract/endpoint'
import * as users from '@wattle/contract/user'
import { AppError } from '#errors.ts'
import type { Mount } from '#http/mount.ts'
import { noteCookie, noteName } from '#http/note-cookie.ts'
import * as password from './change-password.ts'
import * as google from './google-sign-in.ts'
import * as sessions from './manage-sessions.ts'
import * as manage from './manage-users.ts'
import * as auth from './service.ts'
import * as twoFactor from './two-factor.ts'

const COOKIE = {
  name: 'google_sign_in',
  path: `${API_BASE}${contract.beginGoogleSignIn.path}`,
  seconds: 600,
}

export function authRoutes(mount: Mount) {
  mount(contract.signUp, ({ deps, body, caller }) => auth.signUp(deps, body, caller))
  mount(contract.login, ({ deps, body, caller }) => auth.login(deps, body, caller))
  mount(contract.logout, ({ deps, actor, caller }) => auth.logout(deps, actor, caller))
  mount(contract.verifyEmail, ({ deps, body, caller }) =>
    auth.verifyEmail(deps, body.token, caller),
  )
  mount(contract.resendVerification, ({ deps, actor }) => auth.resendVerification(deps, actor))
  mount(account.beginTwoFactor, ({ deps, actor, body }) =>
    twoFactor.beginTwoFactor(deps, actor, body.password),
  )
  mount(account.confirmTwoFactor, ({ deps, actor, body, caller }) =>
    twoFactor.confirmTwoFactor(deps, actor, body.otp, caller),
  )
  mount(account.removeTwoFactor, ({ deps, actor, body, caller }) =>
    twoFactor.removeTwoFactor(deps, actor, body.otp, caller),
  )
  mount(contract.resetPassword, ({ deps, query }) => password.requestReset(deps, query.email))
  mount(contract.changePassword, ({ deps, body, caller }) =>
    password.changePassword(deps, body, caller),
  )
  mount(account.changeOwnPassword, ({ deps, actor, body, caller }) =>
    password.changeOwnPassword(deps, actor, body, caller),
  )
  mount(users.inviteUser, ({ deps, actor, caller, body }) =>
    manage.inviteUser(deps, body, { actor, caller }),
  )
  mount(users.deactivateUser, ({ deps, actor, caller, params }) =>
    manage.deactivateUser(deps, params.id, { actor, caller }),
  )
  mount(users.reactivateUser, ({ deps, actor, caller, params }) =>
    manage.reactivateUser(deps, params.id, { actor, caller }),
  )
  mount(users.resetTwoFactor, ({ deps, actor, caller, params }) =>
    manage.resetTwoFactor(deps, params.id, { actor, caller }),
  )
  mount(contract.beginGoogleSignIn, async ({ deps, setHeader }) => {
    try {
      const { url, note } = await google.beginGoogleSignIn(deps)
      setHeader('set-cookie', noteCookie(deps.config, COOKIE, note))
      setHeader('location', url)
    } catch (error) {
      // Someone is waiting for a page, so show the error on the sign-in page instead of sending
      // JSON.
      const isSetUp = !(error instanceof AppError && error.code === 'GOOGLE_NOT_SET_UP')
      if (isSetUp) deps.log.warn({ err: error }, 'could not reach Google')
      setHeader('location', `/login?error=google_${isSetUp ? 'unavailable' : 'not_set_up'}`)
    }
    setHeader('cache-control', 'no-store')
    return undefined
  })
  mount(contract.finishGoogleSignIn, async ({ deps, query, caller, cookies, setHeader }) => {
    const outcome = await google.finishGoogleSignIn(
      deps,
      query,
      cookies(noteName(deps.config, COOKIE)),
      caller,
    )
    if ('accessToken' in outcome) {
      setHeader('set-cookie', noteCookie(deps.config, COOKIE, ''))
      return outcome
    }
    setHeader('set-cookie', noteCookie(deps.config, COOKIE, outcome.note))
    throw outcome.owes
  })
  mount(account.listSessions, ({ deps, actor }) => sessions.listSessions(deps, actor))
  mount(account.endOtherSessions, ({ deps, actor }) => sessions.endOtherSessions(deps, actor))
  mount(account.endSession, ({ deps, actor, params }) =>
    sessions.endSession(deps, actor, params.id),
  )
}
