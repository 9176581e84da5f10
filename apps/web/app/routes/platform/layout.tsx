import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { BRAND } from '@wattle/contract/brand'
import { CalendarClock, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Link, Outlet, redirect, useMatch } from 'react-router'
import { AccountMenu } from '#features/account/account-menu.tsx'
import { useLogout } from '#features/auth/hooks.ts'
import { ResearchCrumb } from '#features/research/research-crumb.tsx'
import { meQuery } from '#lib/me.ts'
import { createQueryClient } from '#lib/query-client.ts'
import { rememberPlace, storedToken } from '#lib/session.ts'
import { AppShell } from '#ui/app-shell.tsx'
import type { Route } from './+types/layout'

export const meta = () => [{ title: `Platform: ${BRAND.name}` }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (storedToken()) return null
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect('/login')
}

const SECTIONS = [
  { to: '/platform', within: '/platform/research', label: 'Projects', icon: LayoutGrid },
  { to: '/platform/interviews', label: 'My interviews', icon: CalendarClock },
]

export default function PlatformArea() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <SignedInShell />
    </QueryClientProvider>
  )
}

function SignedInShell() {
  const me = useQuery(meQuery)
  const logout = useLogout()
  const open = Number(useMatch('/platform/research/:id/*')?.params.id) || undefined
  const topBar = (
    <>
      <Link
        to="/platform"
        className="rounded-input font-display font-semibold text-h3 hover:text-gum"
      >
        Wattle
      </Link>
      {open && <ResearchCrumb id={open} />}
      <div className="ml-auto flex items-center gap-2">
        <AccountMenu me={me.data} onSignOut={() => logout.mutate()} />
      </div>
    </>
  )
  return (
    <AppShell navLabel="Platform" sections={SECTIONS} topBar={topBar} roomy>
      <Outlet />
    </AppShell>
  )
}
