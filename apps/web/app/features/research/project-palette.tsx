import { useQuery } from '@tanstack/react-query'
import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import { STAGE_LABELS, WORKING_STATUSES } from '@wattle/contract/research'
import { LayoutGrid, MessageSquareQuote, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EvidenceFilters } from '#features/findings/shared/evidence-filters.tsx'
import {
  type EvidenceFilter,
  useEvidenceSearch,
} from '#features/findings/shared/evidence-search.ts'
import { researchQuery } from '#lib/api/research-query.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { type Command, CommandPalette } from '#ui/overlay/command-palette.tsx'
import { projectsQuery } from './hooks.ts'
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
/** Among everything else, and on their own. */
const SOME_HITS = 5
const MOST_HITS = 30

/**
 * Jumps to a project, to a step of the one that is open, to something to do, or to what people said,
 * which can also be searched on its own.
 */
export function ProjectPalette({ openId, actions, onNew, onClose }: ProjectPaletteProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<EvidenceFilter>()
  const name = useDebounced(query.trim(), 150)
  const isSaidOnly = filter !== undefined
  const projects = useQuery(
    projectsQuery({ page: 1, name: isSaidOnly ? '' : name, sort: 'CREATED_AT_DESC' }),
  )
  const said = useEvidenceSearch(name, filter ?? {}, isSaidOnly ? MOST_HITS : SOME_HITS)
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
  const quoted: Command[] = said.hits.map(({ to, ...hit }) => ({
    ...hit,
    group: SAID,
    isLong: true,
    onSelect: () => navigate(to),
  }))
  const searchSaid: Command = {
    id: 'said',
    label: SEARCH_SAID,
    group: SAID,
    icon: MessageSquareQuote,
    hint: query.trim() ? `“${query.trim()}”` : undefined,
    keepsOpen: true,
    onSelect: () => setFilter({}),
  }

  if (isSaidOnly)
    return (
      <CommandPalette
        // Another one, so that its box has the focus.
        key="said"
        title={SEARCH_SAID}
        placeholder="Words from quotes, notes and transcripts"
        query={query}
        onQuery={setQuery}
        commands={quoted}
        emptyText={emptySaid(query, said.isLooking)}
        filters={
          <EvidenceFilters
            projects={projects.data?.rows ?? []}
            filter={filter}
            onFilter={setFilter}
          />
        }
        onClose={onClose}
      />
    )

  return (
    <CommandPalette
      title="Go to"
      placeholder="A project, a step, something to do, or what people said"
      query={query}
      onQuery={setQuery}
      commands={[
        ...fitting(steps, query),
        ...found,
        ...fitting(doable, query),
        ...quoted,
        searchSaid,
      ]}
      emptyText=""
      onClose={onClose}
    />
  )
}

const SAID = 'What people said'
const SEARCH_SAID = 'Search what people said'

function emptySaid(query: string, isLooking: boolean): string {
  if (query.trim().length < 2) return 'Type a word that someone said.'
  return isLooking ? 'Looking…' : EVIDENCE_MESSAGES.notFound
}

/** Every word that was typed stands somewhere in the name. */
function fitting(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
