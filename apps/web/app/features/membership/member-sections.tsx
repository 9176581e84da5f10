import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api/call.ts'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { memberQuery } from './hooks.ts'
import { MemberFlag } from './member-flag.tsx'
import { MemberLists } from './member-lists.tsx'
import { MemberNotes } from './member-notes.tsx'
import { MemberProfile } from './member-profile.tsx'

export function MemberSections({ id }: { id: number }) {
  const { data: member, error } = useQuery(memberQuery(id))
  if (error) return <Notice tone="error">{messageOf(error)}</Notice>
  if (!member)
    return (
      <Loading label="Loading profile and notes">
        <Skeleton className="h-40" />
      </Loading>
    )
  return (
    <>
      <MemberProfile member={member} />
      <MemberLists member={member} />
      <MemberFlag member={member} />
      <MemberNotes member={member} />
    </>
  )
}
