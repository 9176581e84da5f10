import { ERRORS } from '@wattle/contract/errors'

/** What Google, or our own server on the way there, sent along with the person. */
export type GoogleAnswer = { code: string; state?: string } | { failure: string }

const FAILURES: Record<string, string> = {
  access_denied:
    'You did not let Google sign you in, so nothing happened. Try again, or use your email.',
  google_unavailable:
    'Google cannot be reached just now. Please sign in with your email, or try again shortly.',
}

/** Reads it, and takes it out of the address bar at once: a code there would end up in histories. */
export function takeGoogleAnswer(address: string): GoogleAnswer | undefined {
  const { searchParams, pathname } = new URL(address)
  const code = searchParams.get('code')
  const error = searchParams.get('error')
  if (!code && !error) return undefined
  if (window.location.pathname === pathname)
    window.history.replaceState(window.history.state, '', pathname)
  const state = searchParams.get('state')
  if (code) return { code, ...(state && { state }) }
  return { failure: FAILURES[error ?? ''] ?? ERRORS.GOOGLE_SIGN_IN_FAILED.message }
}
