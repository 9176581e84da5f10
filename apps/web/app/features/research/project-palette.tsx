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
  openId: number | undefined
  /** Actions that don't depend on the open project. */
  actions: readonly Omit<Command, 'group'>[]
  onNew: () => void
  onClose: () => void
}

const MOST_PROJECTS = 8
/**
 * How many quotes to list among other results. The limit is `MOST_HITS` if people only search
 * quotes.
 */
const SOME_HITS = 5
const MOST_HITS = 30

/**
 * Jumps to a project, a step of the open project, an action or a quote. People can also search only
 * their quotes.
 */
export function ProjectPalette({ openId, actions, onNew, onClose }: ProjectPaletteProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<EvidenceFilter>()
  const name = useDebounced(query.trim(), 150)
  const isEvidenceOnly = filter !== undefined
  const projects = useQuery(
    projectsQuery({ page: 1, name: isEvidenceOnly ? '' : name, sort: 'CREATED_AT_DESC' }),
  )
  const evidence = useEvidenceSearch(name, filter ?? {}, isEvidenceOnly ? MOST_HITS : SOME_HITS)
  const open = useQuery({ ...researchQuery(openId ?? 0), enabled: openId !== undefined })

  const steps: Command[] = WORKING_STATUSES.flatMap((status) => {
    if (!open.data) return []
    const { id, status: stored } = open.data
    const slug = slugOf(status)
    // Skips locked steps.
    if (viewedStatus(stored, slug) !== status) return []
    return {
      id: `step-${slug}`,
      label: STAGE_LABELS[status],
      group: `Steps in ${open.data.name}`,
      icon: STAGE_ICONS[status],
      hint: status === stored ? 'Current step' : 'Complete',
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
  const actionCommands: Command[] = [
    { id: 'new', label: 'New Project', icon: Plus, onSelect: onNew },
    ...actions,
  ].map((action) => ({ ...action, group: 'Actions' }))
  const evidenceFound: Command[] = evidence.hits.map(({ to, ...hit }) => ({
    ...hit,
    group: EVIDENCE,
    isLong: true,
    onSelect: () => navigate(to),
  }))
  const searchEvidence: Command = {
    id: 'evidence',
    label: SEARCH_EVIDENCE,
    group: EVIDENCE,
    icon: MessageSquareQuote,
    hint: query.trim() ? `“${query.trim()}”` : undefined,
    keepsOpen: true,
    onSelect: () => setFilter({}),
  }

  if (isEvidenceOnly)
    return (
      <CommandPalette
        // A different React key mounts a new palette, so its search box gets focus.
        key="evidence"
        title={SEARCH_EVIDENCE}
        placeholder="Words from quotes, notes and transcripts"
        query={query}
        onQuery={setQuery}
        commands={evidenceFound}
        emptyText={noEvidence(query, evidence.isLooking)}
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
      placeholder="Search projects, steps and quotes"
      query={query}
      onQuery={setQuery}
      commands={[
        ...matching(steps, query),
        ...found,
        ...matching(actionCommands, query),
        ...evidenceFound,
        searchEvidence,
      ]}
      emptyText=""
      onClose={onClose}
    />
  )
}

const EVIDENCE = 'What people said'
const SEARCH_EVIDENCE = 'Search what people said'

function noEvidence(query: string, isLooking: boolean): string {
  if (query.trim().length < 2) return 'Type a word someone said.'
  return isLooking ? 'Looking…' : EVIDENCE_MESSAGES.notFound
}

/** Commands whose names contain every typed word. */
function matching(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
