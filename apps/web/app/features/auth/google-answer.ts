import { ERRORS } from '@wattle/contract/errors'

/** The parameters that Google, or our server after a failure, added to the URL. */
export type GoogleAnswer = { code: string; state?: string } | { failure: string }

const FAILURES = new Map([
  [
    'access_denied',
    'You cancelled the Google sign-in, so nothing has changed. Try again, or use your email.',
  ],
  [
    'google_unavailable',
    'We can’t reach Google just now. Please sign in with your email, or try again shortly.',
  ],
  [
    'google_not_set_up',
    'Google sign-in isn’t available on this site. Please sign in with your email and password.',
  ],
])

/**
 * Reads Google's answer and removes it from the address bar straight away, so the code doesn't stay
 * in the browser history.
 */
export function takeGoogleAnswer(address: string): GoogleAnswer | undefined {
  const { searchParams, pathname } = new URL(address)
  const code = searchParams.get('code')
  const error = searchParams.get('error')
  if (!code && !error) return undefined
  if (window.location.pathname === pathname)
    window.history.replaceState(window.history.state, '', pathname)
  const state = searchParams.get('state')
  if (code) return { code, ...(state && { state }) }
  return { failure: FAILURES.get(error ?? '') ?? ERRORS.GOOGLE_SIGN_IN_FAILED.message }
}
