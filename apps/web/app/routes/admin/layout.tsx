import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { ListX, LogOut, Mails } from 'lucide-react'
import { useState } from 'react'
import { NavLink, Outlet, redirect } from 'react-router'
import { meQuery, useLogout } from '#features/auth/hooks.ts'
import { messageOf } from '#lib/call.ts'
import { createQueryClient } from '#lib/query-client.ts'
import { rememberPlace, storedToken } from '#lib/session.ts'
import { Bloom } from '#ui/bloom.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Loading } from '#ui/loading.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import type { Route } from './+types/layout'

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
      <Shell />
    </QueryClientProvider>
  )
}

function Shell() {
  const me = useQuery(meQuery)
  const logout = useLogout()
  return (
    <div className="grid min-h-dvh text-app max-lg:grid-rows-[1fr_auto] lg:grid-cols-[5.75rem_1fr]">
      <nav
        aria-label="Administration"
        className="no-print flex gap-1 bg-rail p-1 text-on-band max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:justify-center lg:flex-col"
      >
        <Bloom className="mx-auto my-3 size-9 max-lg:hidden" />
        {SECTIONS.map(({ to, label, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            className="grid min-h-14 min-w-18 place-content-center justify-items-center gap-1 rounded-small border-transparent border-l-4 text-caption aria-[current=page]:border-wattle aria-[current=page]:bg-on-band/15 aria-[current=page]:font-semibold"
          >
            <Icon aria-hidden="true" className="size-5" />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="min-w-0">
        <header className="no-print flex min-h-14 items-center justify-end gap-3 border-line border-b px-5 lg:px-8">
          {me.data && <span className="mr-auto min-w-0 truncate text-ink-2">{me.data.email}</span>}
          <ThemeSwitch />
          <IconButton label="Sign out" icon={LogOut} onClick={() => logout.mutate()} />
        </header>
        <main id="content" className="px-5 py-6 lg:px-8">
          <Content me={me} />
        </main>
      </div>
    </div>
  )
}

function Content({
  me,
}: {
  me: ReturnType<typeof useQuery<Awaited<ReturnType<NonNullable<typeof meQuery.queryFn>>>>>
}) {
  return <Outlet context={me} />
}
