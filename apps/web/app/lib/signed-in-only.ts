import { redirect } from 'react-router'
import { rememberPlace, storedToken } from './session.ts'

/** Seed 001 section 2: without a token one is led to the sign-in, and from there back. */
export function signedInOnly(request: Request): null {
  if (storedToken()) return null
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect('/login')
}
