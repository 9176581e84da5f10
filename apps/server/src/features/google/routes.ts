import { beginGoogleSignIn, finishGoogleSignIn } from '@wattle/contract/auth'
import { API_BASE } from '@wattle/contract/endpoint'
import { AppError } from '#errors.ts'
import type { Mount } from '#http/mount.ts'
import { noteCookie, noteName } from '#http/note-cookie.ts'
import * as google from './service.ts'

const COOKIE = {
  name: 'google_sign_in',
  path: `${API_BASE}${beginGoogleSignIn.path}`,
  seconds: 600,
}

export function googleRoutes(mount: Mount) {
  mount(beginGoogleSignIn, async ({ deps, setHeader }) => {
    try {
      const { url, note } = await google.beginGoogleSignIn(deps)
      setHeader('set-cookie', noteCookie(deps.config, COOKIE, note))
      setHeader('location', url)
    } catch (error) {
      // Someone is waiting for a page, so the sign-in page tells them why instead of a JSON error.
      const isSetUp = !(error instanceof AppError && error.code === 'GOOGLE_NOT_SET_UP')
      if (isSetUp) deps.log.warn({ err: error }, 'could not reach Google')
      setHeader('location', `/login?error=google_${isSetUp ? 'unavailable' : 'not_set_up'}`)
    }
    setHeader('cache-control', 'no-store')
    return undefined
  })
  mount(finishGoogleSignIn, async ({ deps, query, caller, cookies, setHeader }) => {
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
}
