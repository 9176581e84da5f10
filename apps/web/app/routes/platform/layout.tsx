import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { BRAND } from '@wattle/contract/brand'
import { LogOut, ShieldUser, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Outlet, redirect } from 'react-router'
import { useLogout } from '#features/auth/hooks.ts'
import { meQuery } from '#lib/me.ts'
import { createQueryClient } from '#lib/query-client.ts'
import { rememberPlace, storedToken } from '#lib/session.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import type { Route } from './+types/layout'

export const meta = () => [{ title: `Platform: ${BRAND.name}` }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (storedToken()) return null
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect('/login')
}

const ACCOUNT = { to: '/platform/account', label: 'Account', icon: UserRound }
const ADMIN = { to: '/admin', label: 'Admin', icon: ShieldUser }

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
  const sections = me.data?.role === 'ROLE_ADMIN' ? [ACCOUNT, ADMIN] : [ACCOUNT]
  const topBar = (
    <>
      <span className="font-display font-semibold text-h3">Wattle</span>
      <span className="ml-auto min-w-0 truncate text-ink-2 max-sm:hidden">{me.data?.email}</span>
      <span className="max-sm:ml-auto">
        <ThemeSwitch iconsOnly size="sm" />
      </span>
      <IconButton label="Sign out" icon={LogOut} onClick={() => logout.mutate()} />
    </>
  )
  return (
    <AppShell navLabel="Platform" sections={sections} topBar={topBar}>
      <Outlet />
    </AppShell>
  )
}
