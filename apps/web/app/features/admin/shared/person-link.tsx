import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type PersonList, personState } from '#lib/person-list.ts'

interface PersonLinkProps {
  /** Null once we've deleted the person. */
  id: number | null | undefined
  /** The list this person is in, which J and K step through. */
  list?: PersonList | undefined
  /** Whether clicking anywhere on the row also opens the page. */
  opensRow?: boolean | undefined
  children: ReactNode
}

export function PersonLink({ id, list, opensRow, children }: PersonLinkProps) {
  if (!id) return <span className="wrap-anywhere font-semibold">{children}</span>
  return (
    <Link
      to={`/admin/people/${id}`}
      state={list && personState(list)}
      data-row-link={opensRow || undefined}
      className="wrap-anywhere inline-block min-h-6 rounded-[3px] font-semibold underline decoration-[1.5px] decoration-line-3 underline-offset-[0.22em] hover:text-gum hover:decoration-current"
    >
      {children}
    </Link>
  )
}
