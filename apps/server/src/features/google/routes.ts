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
      // A person is looking at this address: back to where they can go on.
      if (!(error instanceof AppError)) deps.log.warn({ err: error }, 'Google cannot be reached')
      setHeader('location', '/login?error=google_unavailable')
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
