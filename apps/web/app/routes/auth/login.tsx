import { QueryClientProvider } from '@tanstack/react-query'
import { getSiteConfig } from '@wattle/contract/site'
import { useCallback, useState } from 'react'
import { redirect } from 'react-router'
import { AuthFrame } from '#features/auth/auth-frame.tsx'
import { AuthViews } from '#features/auth/auth-views.tsx'
import { takeGoogleAnswer } from '#features/auth/google-answer.ts'
import { GoogleReturn } from '#features/auth/google-return.tsx'
import { placeAfterSignIn } from '#features/auth/hooks.ts'
import { VIEWS, viewIn } from '#features/auth/views.ts'
import { call } from '#lib/api/call.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { storedToken } from '#lib/api/session.ts'
import { tabTitle } from '#lib/tab-title.ts'
import type { Route } from './+types/login'

export const meta = ({ location }: Route.MetaArgs) => [
  { title: tabTitle(VIEWS[viewIn(location.search)].title) },
  { name: 'robots', content: 'noindex' },
]

/** Redirects people who are already signed in, unless they’re returning from Google. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const answer = takeGoogleAnswer(request.url)
  if (!answer && storedToken()) throw redirect(placeAfterSignIn())
  // Wait for this before showing anything, so the Google button doesn’t appear late and move the
  // form.
  const hasGoogle = await call(getSiteConfig, {}).then(
    ({ google }) => google,
    () => false,
  )
  return { answer, hasGoogle }
}

/** Switching between this page's views doesn't need new data. */
export const shouldRevalidate = () => false

export default function Login({ loaderData: { answer, hasGoogle } }: Route.ComponentProps) {
  const [queries] = useState(createQueryClient)
  const [failure, setFailure] = useState(answer && 'failure' in answer ? answer.failure : undefined)
  const onFailure = useCallback((message: string) => setFailure(message), [])
  const isReturning = answer !== undefined && 'code' in answer && !failure
  return (
    <QueryClientProvider client={queries}>
      <AuthFrame>
        {isReturning ? (
          <GoogleReturn answer={answer} onFailure={onFailure} />
        ) : (
          <AuthViews hasGoogle={hasGoogle} failure={failure} />
        )}
      </AuthFrame>
    </QueryClientProvider>
  )
}
