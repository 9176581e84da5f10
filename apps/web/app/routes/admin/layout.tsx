import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useMatch } from 'react-router'
import { ADMIN_KEYS, ADMIN_QUESTIONS } from '#content/help.ts'
import { meQuery } from '#features/account/shared/me-query.ts'
import { SignedInArea, SignedInFrame, signedInOnly } from '#features/account/signed-in-area.tsx'
import { PersonCrumb } from '#features/administration/person/person-crumb.tsx'
import { countsOf, todayQuery } from '#features/administration/today/today-query.ts'
import { DistributionCrumb } from '#features/distribution/distribution-crumb.tsx'
import { messageOf } from '#lib/api/call.ts'
import { tabTitle } from '#lib/tab-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Help } from '#ui/overlay/help.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/layout'
import { SECTIONS } from './sections.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => signedInOnly(request)

const RAIL = SECTIONS.map((section) => ({ ...section, to: `/admin/${section.path}` }))
const PHONE_PLACES = 5

/** Titles pages as in the rail, so people can tell browser tabs apart. */
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
  const isAdmin = me.data?.role === 'ROLE_ADMIN' && !me.data.secondFactorDue
  const today = useQuery({ ...todayQuery, enabled: isAdmin })
  const counts = today.data ? countsOf(today.data) : {}
  const campaign = useMatch('/admin/distributions/:id')?.params.id
  const project = useMatch('/admin/distributions/:researchId/respondents')?.params.researchId
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
      tools={<span className="mr-2 font-semibold text-ink-2 text-small">Admin</span>}
      navLabel="Admin"
      sections={RAIL.map((section) => ({ ...section, count: counts[section.path] }))}
      phonePlaces={PHONE_PLACES}
      foot={<Help questions={ADMIN_QUESTIONS} keys={ADMIN_KEYS} />}
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
      ) : me.data.secondFactorDue ? (
        <Navigate to="/platform/account" replace />
      ) : me.data.role === 'ROLE_ADMIN' ? (
        <Outlet />
      ) : (
        // Seed 001 section 6: only for admins.
        <Navigate to="/platform" replace />
      )}
    </SignedInFrame>
  )
}
