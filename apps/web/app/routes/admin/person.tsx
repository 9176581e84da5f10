import { PersonPage } from '#features/admin/person/person-page.tsx'
import { MemberMenu } from '#features/membership/member-menu.tsx'
import { MemberSections } from '#features/membership/member-sections.tsx'
import { MemberStatePill } from '#features/membership/member-state-pill.tsx'
import type { Route } from './+types/person'

export default function PersonScreen({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  return (
    <PersonPage
      key={id}
      id={id}
      state={({ state }) => <MemberStatePill state={state} />}
      actions={(person) => <MemberMenu member={person} />}
      sections={() => <MemberSections id={id} />}
    />
  )
}
