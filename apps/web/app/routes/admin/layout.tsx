import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { BRAND } from '@wattle/contract/brand'
import { ListX, LogOut, Mails, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, Outlet, redirect } from 'react-router'
import { useLogout } from '#features/auth/hooks.ts'
import { messageOf } from '#lib/call.ts'
import { meQuery } from '#lib/me.ts'
import { createQueryClient } from '#lib/query-client.ts'
import { rememberPlace, storedToken } from '#lib/session.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { Button } from '#ui/button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import type { Route } from './+types/layout'

export const meta = () => [{ title: `Administration: ${BRAND.name}` }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (storedToken()) return null
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect('/login')
}

const SECTIONS = [
  { to: '/admin/outbox', label: 'Outbox', icon: Mails },
  { to: '/admin/jobs', label: 'Jobs', icon: ListX },
]

export default function AdminArea() {
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
  const topBar = (
    <>
      <span className="font-display font-semibold text-h3">Wattle</span>
      {/* Where an administrator sets up the second factor that this area may demand. */}
      <Link
        to="/platform/account"
        className={buttonLook({ variant: 'quiet', size: 'sm', className: 'ml-auto min-w-0' })}
      >
        <UserRound aria-hidden="true" className="size-4" />
        <span className="truncate max-sm:sr-only">{me.data?.email ?? 'Your account'}</span>
      </Link>
      <ThemeSwitch iconsOnly size="sm" />
      <IconButton label="Sign out" icon={LogOut} onClick={() => logout.mutate()} />
    </>
  )
  return (
    <AppShell navLabel="Administration" sections={SECTIONS} topBar={topBar}>
      {me.isPending ? (
        <Loading label="Loading your account">
          <Skeleton className="h-10 w-60" />
        </Loading>
      ) : me.isError ? (
        <EmptyState
          title="This did not load"
          action={<Button onClick={() => me.refetch()}>Try again</Button>}
        >
          {messageOf(me.error)}
        </EmptyState>
      ) : me.data.role === 'ROLE_ADMIN' ? (
        <Outlet />
      ) : (
        // Seed 001 section 6: this area is not for others.
        <Navigate to="/platform" replace />
      )}
    </AppShell>
  )
}
