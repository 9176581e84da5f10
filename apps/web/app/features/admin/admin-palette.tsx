import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchDesk } from '@wattle/contract/person'
import { STAGE_LABELS } from '@wattle/contract/research'
import { CalendarClock, LayoutGrid, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#lib/api/call.ts'
import { adminWeekdayDateTime } from '#lib/time/date-formats.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { type Command, CommandPalette } from '#ui/overlay/command-palette.tsx'

interface AdminPaletteProps {
  /** The pages and actions that admins can search for by name. */
  commands: readonly Command[]
  onClose: () => void
}

const STATES = { PENDING: 'Not confirmed', ACTIVE: 'Active', PAUSED: 'Paused', LEFT: 'Left' }

/**
 * The command palette: searches people, projects, interviews, pages and actions, and opens or runs
 * the chosen result.
 */
export function AdminPalette({ commands, onClose }: AdminPaletteProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const search = useDebounced(query.trim(), 150)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['desk-search', search],
    queryFn: () => call(searchDesk, { query: { search } }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = search.length > 1 ? data : undefined
  const people: Command[] = (found?.people ?? []).map(({ id, fullName, state }) => ({
    id: `person-${id}`,
    label: fullName,
    group: 'People',
    icon: UserRound,
    hint: STATES[state],
    onSelect: () => navigate(`/admin/people/${id}`),
  }))
  const projects: Command[] = (found?.projects ?? []).map((project) => ({
    id: `project-${project.id}`,
    label: project.name,
    group: 'Projects',
    icon: LayoutGrid,
    hint: STAGE_LABELS[project.status],
    onSelect: () =>
      navigate(
        project.distributionId
          ? `/admin/distributions/${project.distributionId}`
          : `/admin/projects?search=${encodeURIComponent(project.name)}`,
      ),
  }))
  const interviews: Command[] = (found?.interviews ?? []).map((interview) => ({
    id: `interview-${interview.id}`,
    label: `${interview.respondentName}, ${interview.researchName}`,
    group: 'Interviews',
    icon: CalendarClock,
    hint: adminWeekdayDateTime(interview.startTime),
    onSelect: () =>
      navigate(interview.memberId ? `/admin/people/${interview.memberId}` : '/admin/interviews'),
  }))
  return (
    <CommandPalette
      title="Go to"
      placeholder="Search people, projects and pages"
      query={query}
      onQuery={setQuery}
      commands={[...people, ...projects, ...interviews, ...matching(commands, query)]}
      emptyText={emptyText({ isFetching, isError })}
      onClose={onClose}
    />
  )
}

function emptyText({ isFetching, isError }: { isFetching: boolean; isError: boolean }): string {
  if (isFetching) return 'Looking…'
  return isError
    ? 'The search didn’t work. Please try again in a moment.'
    : 'No matches. Try another word.'
}

/** Commands whose names contain every typed word. */
function matching(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
