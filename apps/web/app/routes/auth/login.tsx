import { QueryClientProvider } from '@tanstack/react-query'
import { BRAND } from '@wattle/contract/brand'
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { SignInForm } from '#features/auth/sign-in-form.tsx'
import { createQueryClient } from '#lib/query-client.ts'
import { storedToken, takeRememberedPlace } from '#lib/session.ts'
import { Bloom } from '#ui/bloom.tsx'

export const meta = () => [{ title: `Sign in: ${BRAND.name}` }]

/** Who is signed in already has nothing to do here. */
export function clientLoader() {
  if (storedToken()) throw redirect(takeRememberedPlace() ?? '/admin')
  return null
}

export default function Login() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <main
        id="content"
        className="mx-auto grid min-h-dvh w-full max-w-110 content-center gap-6 px-5 py-12"
      >
        <Link to="/" className="flex items-center gap-3 font-display font-semibold text-h3">
          <Bloom className="size-8.5" />
          {BRAND.name}
        </Link>
        <h1 className="text-h2">Sign in</h1>
        <SignInForm />
      </main>
    </QueryClientProvider>
  )
}
