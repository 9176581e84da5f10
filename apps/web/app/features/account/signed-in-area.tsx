import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link, redirect, useLocation } from 'react-router'
import { createQueryClient } from '#lib/api/query-client.ts'
import { rememberPlace, storedToken } from '#lib/api/session.ts'
import { KeptFocus } from '#lib/kept-focus.ts'
import { useOffersOf } from '#lib/offer-undo.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useLogout } from './hooks.ts'
import { meQuery } from './shared/me-query.ts'

/**
 * Seed 001 section 2: without a token, redirects to the sign-in page, which later brings the person
 * back here.
 */
export function signedInOnly(request: Request): null {
  if (storedToken()) return null
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect('/login')
}

/** The query cache lasts as long as the person stays in this area. */
export function SignedInArea({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

interface SignedInFrameProps extends Omit<ComponentProps<typeof AppShell>, 'topBar'> {
  /** The URL that the site's name in the bar links to. */
  home: string
  /** The breadcrumb, next to the site's name in the bar. */
  crumb: ReactNode
  /** Extra buttons next to the account menu. */
  tools: ReactNode
}

/** The layout of the researcher and admin areas: rail, top bar and account menu. */
export function SignedInFrame({ home, crumb, tools, children, ...shell }: SignedInFrameProps) {
  const me = useQuery(meQuery)
  const logout = useLogout()
  useOffersOf(useLocation().pathname)
  const topBar = (
    <>
      <Link to={home} className="rounded-input font-display font-semibold text-h3 hover:text-gum">
        Wattle
      </Link>
      {crumb}
      <div className="ml-auto flex items-center gap-2">
        {tools}
        <AccountMenu me={me.data} onSignOut={() => logout.mutate()} />
      </div>
    </>
  )
  return (
    <AppShell {...shell} topBar={topBar}>
      <KeptFocus />
      {children}
    </AppShell>
  )
}
