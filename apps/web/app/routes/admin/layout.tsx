import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { BRAND } from '@wattle/contract/brand'
import {
  CalendarClock,
  ChartColumn,
  Contact,
  Inbox,
  LayoutGrid,
  Library,
  ListX,
  Mails,
  PenLine,
  ScrollText,
  Send,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, Outlet, redirect, useMatch } from 'react-router'
import { OFFICE_KEYS } from '#content/help.ts'
import { AccountMenu } from '#features/account/account-menu.tsx'
import { useLogout } from '#features/auth/hooks.ts'
import { DistributionCrumb } from '#features/distribution/distribution-crumb.tsx'
import { messageOf } from '#lib/call.ts'
import { meQuery } from '#lib/me.ts'
import { createQueryClient } from '#lib/query-client.ts'
import { rememberPlace, storedToken } from '#lib/session.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Help } from '#ui/help.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/layout'

export const meta = () => [{ title: `Administration: ${BRAND.name}` }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (storedToken()) return null
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect('/login')
}

/** The three of the seed, then what their work cannot be done without. */
const SECTIONS = [
  { to: '/admin/projects', label: 'Projects', icon: LayoutGrid },
  { to: '/admin/distributions', label: 'Distributions', icon: Send },
  { to: '/admin/interviews', label: 'Interviews', icon: CalendarClock },
  { to: '/admin/panel', label: 'Panel', icon: Contact },
  { to: '/admin/enquiries', label: 'Enquiries', icon: Inbox },
  { to: '/admin/questions', label: 'Questions', icon: Library },
  { to: '/admin/templates', label: 'Templates', icon: PenLine },
  { to: '/admin/outbox', label: 'Outbox', icon: Mails },
  { to: '/admin/jobs', label: 'Jobs', icon: ListX },
  { to: '/admin/audit', label: 'Audit', icon: ScrollText },
  { to: '/admin/figures', label: 'Figures', icon: ChartColumn },
  { to: '/admin/users', label: 'Users', icon: Users },
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
  const campaign = useMatch('/admin/distributions/:id')?.params.id
  const project = useMatch('/admin/distributions/:researchId/respondents')?.params.researchId
  const topBar = (
    <>
      <Link
        to="/admin/projects"
        className="rounded-input font-display font-semibold text-h3 hover:text-gum"
      >
        Wattle
      </Link>
      {campaign && <DistributionCrumb id={Number(campaign)} />}
      {project && <DistributionCrumb researchId={Number(project)} />}
      <div className="ml-auto flex items-center gap-4">
        <span className="font-semibold text-ink-2 text-small">Admin</span>
        <AccountMenu me={me.data} onSignOut={() => logout.mutate()} />
      </div>
    </>
  )
  return (
    <AppShell
      navLabel="Administration"
      sections={SECTIONS}
      foot={<Help keys={OFFICE_KEYS} />}
      topBar={topBar}
    >
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
      ) : me.data.secondFactorDue ? (
        <Navigate to="/platform/account" replace />
      ) : me.data.role === 'ROLE_ADMIN' ? (
        <Outlet />
      ) : (
        // Seed 001 section 6: this area is not for others.
        <Navigate to="/platform" replace />
      )}
    </AppShell>
  )
}
