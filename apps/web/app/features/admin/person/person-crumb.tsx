import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isTyping } from '#lib/is-typing.ts'
import { personListIn } from '#lib/person-list.ts'
import { Crumb } from '#ui/crumb.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { nameOf, personQuery } from './person-query.ts'

/** The person's name, and the list that the admin came from. J and K step through that list. */
export function PersonCrumb({ id }: { id: number }) {
  const { data } = useQuery(personQuery(id))
  const { state } = useLocation()
  const navigate = useNavigate()
  const list = personListIn(state)
  const at = list?.ids.indexOf(id) ?? -1
  const neighbour = (by: number) => (at < 0 ? undefined : list?.ids[at + by])
  const previous = neighbour(-1)
  const next = neighbour(1)
  useEffect(() => {
    const open = (to: number | undefined) =>
      to !== undefined && navigate(`/admin/people/${to}`, { state, replace: true })
    function handleKey(event: KeyboardEvent) {
      if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === 'j') open(next)
      if (event.key === 'k') open(previous)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [navigate, state, next, previous])
  const go = (to: number) => navigate(`/admin/people/${to}`, { state, replace: true })
  return (
    <>
      <Crumb from={list?.from ?? { label: 'Panel', to: '/admin/panel' }}>
        <li aria-current="page" className="min-w-0 truncate font-semibold">
          {data ? nameOf(data) : `Member ${id}`}
        </li>
      </Crumb>
      {list && at >= 0 && (
        <span className="flex items-center gap-1 border-line border-l pl-4 text-ink-2 text-small max-md:hidden">
          {at + 1} of {list.ids.length} {list.label}
          <IconButton
            size="sm"
            label="Previous person (K)"
            icon={ChevronUp}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && go(previous)}
          />
          <IconButton
            size="sm"
            label="Next person (J)"
            icon={ChevronDown}
            disabled={next === undefined}
            onClick={() => next !== undefined && go(next)}
          />
        </span>
      )}
    </>
  )
}
