import { beginGoogleSignIn, finishGoogleSignIn } from '@wattle/contract/auth'
import { API_BASE } from '@wattle/contract/endpoint'
import { AppError } from '#errors.ts'
import type { Mount } from '#http/mount.ts'
import * as google from './service.ts'

const COOKIE = 'google_sign_in'
const COOKIE_SECONDS = 600

export function googleRoutes(mount: Mount) {
  mount(beginGoogleSignIn, async ({ deps, setHeader }) => {
    try {
      const { url, note } = await google.beginGoogleSignIn(deps)
      setHeader('set-cookie', cookie(deps.config.publicUrl, note))
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
    const outcome = await google.finishGoogleSignIn(deps, query, cookies(COOKIE), caller)
    if ('accessToken' in outcome) {
      setHeader('set-cookie', cookie(deps.config.publicUrl, '', 0))
      return outcome
    }
    setHeader('set-cookie', cookie(deps.config.publicUrl, outcome.note))
    throw outcome.owes
  })
}

/** `Lax`: the browser comes back from another site. */
function cookie(publicUrl: string, value: string, seconds = COOKIE_SECONDS): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const path = `${API_BASE}${beginGoogleSignIn.path}`
  return `${COOKIE}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
