import { useQuery } from '@tanstack/react-query'
import {
  CalendarRange,
  ClipboardCheck,
  LayoutGrid,
  Search,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Navigate, Outlet, useMatch, useNavigate } from 'react-router'
import { ADMIN_KEYS, ADMIN_QUESTIONS } from '#content/help.ts'
import { meQuery } from '#features/account/shared/me-query.ts'
import { SignedInArea, SignedInFrame, signedInOnly } from '#features/account/signed-in-area.tsx'
import { PersonCrumb } from '#features/admin/person/person-crumb.tsx'
import { countsOf, todayQuery } from '#features/admin/today/today-query.ts'
import { DistributionCrumb } from '#features/distribution/distribution-crumb.tsx'
import { messageOf } from '#lib/api/call.ts'
import { tabTitle } from '#lib/tab-title.ts'
import { useGoKeys } from '#lib/use-go-keys.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Key } from '#ui/key.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/layout'
import { SECTIONS } from './sections.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => signedInOnly(request)

const RAIL = SECTIONS.map((section) => ({ ...section, to: `/admin/${section.path}` }))
const PHONE_PLACES = 5

const GO_KEYS = {
  title: 'Go to a page',
  rows: RAIL.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], does: label })),
}

/** Shortcuts to pages, listed as actions in the palette. */
const ACTIONS = [
  { to: '/admin/users?invite=1', label: 'Invite someone', icon: UserPlus },
  { to: '/admin/interviews?show=week', label: 'This week’s interviews', icon: CalendarRange },
  { to: '/admin/interviews?view=NO_OUTCOME', label: 'Record outcomes', icon: ClipboardCheck },
  { to: '/platform', label: 'Your projects', icon: LayoutGrid },
  { to: '/platform/account', label: 'Your account', icon: UserRound },
]

const loadPalette = () => import('#features/admin/admin-palette.tsx')
const AdminPalette = lazy(async () => ({ default: (await loadPalette()).AdminPalette }))

/**
 * Gives each page the title it has in the navigation rail, so people can tell browser tabs apart.
 */
export function meta({ location }: Route.MetaArgs) {
  const section = RAIL.find(({ to }) => `${location.pathname}/`.startsWith(`${to}/`))
  return [{ title: tabTitle(section?.label ?? 'Admin') }]
}

export default function AdminArea() {
  return (
    <SignedInArea>
      <AdminPages />
    </SignedInArea>
  )
}

function AdminPages() {
  const me = useQuery(meQuery)
  const isAdmin = me.data?.role === 'ROLE_ADMIN' && !me.data.twoFactorDue
  const today = useQuery({ ...todayQuery, enabled: isAdmin })
  const counts = today.data ? countsOf(today.data) : {}
  const campaign = useMatch('/admin/distributions/:id')?.params.id
  const project = useMatch('/admin/distributions/:researchId/respondents')?.params.researchId
  const navigate = useNavigate()
  const [isSearching, setSearching] = useState(false)
  useGoKeys(
    () => setSearching(true),
    (letter) => {
      const place = RAIL.find(({ key }) => key === letter)
      if (place) navigate(place.to)
    },
  )
  const commands = [
    ...RAIL.map(({ to, label, icon, key }) => ({
      id: to,
      label,
      group: 'Pages',
      icon,
      hint: `G ${key.toUpperCase()}`,
      onSelect: () => navigate(to),
    })),
    ...ACTIONS.map(({ to, ...action }) => ({
      ...action,
      id: to,
      group: 'Actions',
      onSelect: () => navigate(to),
    })),
  ]
  const person = useMatch('/admin/people/:id')?.params.id
  return (
    <SignedInFrame
      home="/admin/projects"
      crumb={
        <>
          {campaign && <DistributionCrumb id={Number(campaign)} />}
          {person && <PersonCrumb id={Number(person)} />}
          {project && <DistributionCrumb researchId={Number(project)} />}
        </>
      }
      tools={
        <>
          <button
            type="button"
            aria-keyshortcuts="Control+K Meta+K"
            onPointerEnter={loadPalette}
            onFocus={loadPalette}
            onClick={() => setSearching(true)}
            className="flex min-h-9 items-center gap-2 rounded-button border border-control bg-surface px-3 text-ink-2 text-small hover:bg-sunk lg:w-84"
          >
            <Search aria-hidden="true" className="size-4 shrink-0" />
            <span className="whitespace-nowrap max-lg:sr-only">Find a person, project or page</span>
            <span aria-hidden="true" className="ml-auto whitespace-nowrap max-lg:hidden">
              <Key>Ctrl</Key> <Key>K</Key>
            </span>
          </button>
          <span className="mx-2 font-semibold text-ink-2 text-small max-sm:hidden">Admin</span>
        </>
      }
      navLabel="Admin"
      sections={RAIL.map((section) => ({ ...section, count: counts[section.path] }))}
      phonePlaces={PHONE_PLACES}
      help={{ withKey: true, questions: ADMIN_QUESTIONS, keys: [...ADMIN_KEYS, GO_KEYS] }}
    >
      {me.isPending ? (
        <Loading label="Loading your account">
          <Skeleton className="h-10 w-60" />
        </Loading>
      ) : me.isError ? (
        <EmptyState
          title="Your account didn’t load"
          action={<Button onClick={() => me.refetch()}>Try again</Button>}
        >
          {messageOf(me.error)}
        </EmptyState>
      ) : me.data.twoFactorDue ? (
        <Navigate to="/platform/account" replace />
      ) : me.data.role === 'ROLE_ADMIN' ? (
        <Outlet />
      ) : (
        // Seed 001 section 6: the admin area is only for admins.
        <Navigate to="/platform" replace />
      )}
      {isSearching && isAdmin && (
        <Suspense>
          <AdminPalette commands={commands} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </SignedInFrame>
  )
}
