import { useQuery } from '@tanstack/react-query'
import { STAGE_LABELS, WORKING_STATUSES } from '@wattle/contract/research'
import { LayoutGrid, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounced } from '#lib/use-debounced.ts'
import { type Command, CommandPalette } from '#ui/overlay/command-palette.tsx'
import { projectsQuery } from './hooks.ts'
import { researchQuery } from './shared/research-query.ts'
import { STAGE_ICONS } from './stage-pill.tsx'
import { slugOf, viewedStatus } from './steps/steps.ts'

interface ProjectPaletteProps {
  /** The project that is open, if one is. */
  openId: number | undefined
  /** What else can be done anywhere. */
  actions: readonly Omit<Command, 'group'>[]
  onNew: () => void
  onClose: () => void
}

const MOST_PROJECTS = 8

/** Jumps to a project, to a step of the one that is open, or to something to do. */
export function ProjectPalette({ openId, actions, onNew, onClose }: ProjectPaletteProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const name = useDebounced(query.trim(), 150)
  const projects = useQuery(projectsQuery({ page: 1, name, sort: 'CREATED_AT_DESC' }))
  const open = useQuery({ ...researchQuery(openId ?? 0), enabled: openId !== undefined })

  const steps: Command[] = WORKING_STATUSES.flatMap((status) => {
    if (!open.data) return []
    const { id, status: stored } = open.data
    const slug = slugOf(status)
    // Only where one can go: what is locked is no place yet.
    if (viewedStatus(stored, slug) !== status) return []
    return {
      id: `step-${slug}`,
      label: STAGE_LABELS[status],
      group: `Steps of ${open.data.name}`,
      icon: STAGE_ICONS[status],
      hint: status === stored ? 'You are here' : 'Complete',
      onSelect: () =>
        navigate(`/platform/research/${id}${status === stored ? '' : `?step=${slug}`}`),
    }
  })
  const found: Command[] = (projects.data?.rows ?? []).slice(0, MOST_PROJECTS).map((project) => ({
    id: `project-${project.id}`,
    label: project.name,
    group: 'Projects',
    icon: LayoutGrid,
    hint: STAGE_LABELS[project.status],
    onSelect: () => navigate(`/platform/research/${project.id}`),
  }))
  const doable: Command[] = [
    { id: 'new', label: 'New Project', icon: Plus, onSelect: onNew },
    ...actions,
  ].map((action) => ({ ...action, group: 'Actions' }))

  return (
    <CommandPalette
      title="Go to"
      placeholder="A project, a step, something to do"
      query={query}
      onQuery={setQuery}
      commands={[...fitting(steps, query), ...found, ...fitting(doable, query)]}
      emptyText={projects.isPending ? 'Looking…' : `Nothing is called “${query.trim()}”.`}
      onClose={onClose}
    />
  )
}

/** Every word that was typed stands somewhere in the name. */
function fitting(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
