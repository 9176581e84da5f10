import { useQuery } from '@tanstack/react-query'
import { inWords, REQUIRED_INTERVIEWS } from '@wattle/contract/limits'
import { Plus, Sprout } from 'lucide-react'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { showToast } from '#ui/toast/toast.ts'
import {
  PROJECTS_PER_PAGE,
  type ProjectListView,
  projectsQuery,
  useCreateSample,
} from '../hooks.ts'
import type { ProjectActionsProps } from './project-actions.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectTable } from './project-table.tsx'
import type { ProjectViewType } from './project-toolbar.tsx'

interface ProjectListProps extends Pick<ProjectActionsProps, 'onCopy' | 'onDelete'> {
  view: ProjectListView
  viewType: ProjectViewType
  onPage: (page: number) => void
  onClearSearch: () => void
  onNew: () => void
}

export function ProjectList(props: ProjectListProps) {
  const { view, viewType, onPage, onClearSearch, onNew, onCopy, onDelete } = props
  const list = useQuery(projectsQuery(view))
  if (list.isError && !list.data) {
    return (
      <EmptyState
        title="Your projects didn’t load"
        action={<Button onClick={() => list.refetch()}>Try again</Button>}
      >
        {messageOf(list.error)}
      </EmptyState>
    )
  }
  if (list.isPending) return viewType === 'card' ? <WaitingCards /> : <WaitingTable {...props} />
  const { rows, total } = list.data
  if (rows.length === 0 && view.page > 1) {
    return (
      <EmptyState
        title="That page doesn’t exist"
        action={<Button onClick={() => onPage(1)}>Go to the first page</Button>}
      >
        The list is shorter now.
      </EmptyState>
    )
  }
  if (rows.length === 0 && view.name) {
    return (
      <EmptyState
        title="No projects match"
        action={
          <Button variant="secondary" onClick={onClearSearch}>
            Show all projects
          </Button>
        }
      >
        Check the spelling, or search for part of the name.
      </EmptyState>
    )
  }
  if (rows.length === 0) return <FirstRun onNew={onNew} />
  return (
    <div aria-busy={list.isPlaceholderData || undefined} className="grid gap-6">
      {viewType === 'card' ? (
        <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]">
          {rows.map((project) => (
            <li key={project.id} className="grid">
              <ProjectCard project={project} onCopy={onCopy} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      ) : (
        <ProjectTable
          projects={rows}
          loading={list.isPlaceholderData}
          onCopy={onCopy}
          onDelete={onDelete}
        />
      )}
      {total > PROJECTS_PER_PAGE && (
        <div className="flex justify-center">
          <Pagination
            label="Projects"
            numbered
            page={view.page}
            pageSize={PROJECTS_PER_PAGE}
            total={total}
            onPage={onPage}
          />
        </div>
      )}
    </div>
  )
}

function FirstRun({ onNew }: { onNew: () => void }) {
  const navigate = useNavigate()
  const sample = useCreateSample()
  const createSample = () =>
    sample.mutate(undefined, {
      onSuccess: ({ id }) => navigate(`/platform/research/${id}`),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <EmptyState
      title="Every project starts with an idea"
      action={
        <>
          <Button variant="gold" onClick={onNew}>
            <Plus aria-hidden="true" className="size-4.5" />
            New Project
          </Button>
          <Button
            variant="secondary"
            pending={sample.isPending}
            pendingLabel="Creating…"
            onClick={createSample}
          >
            <Sprout aria-hidden="true" className="size-4.5" />
            Try a sample project
          </Button>
        </>
      }
    >
      Describe yours, and we’ll draft who to talk to, how to find them and what to ask. After{' '}
      {inWords(REQUIRED_INTERVIEWS)} interviews you’ll know whether the problem is real.
    </EmptyState>
  )
}

const WAITING = Array.from({ length: 6 }, (_, index) => index)

function WaitingCards() {
  return (
    <Loading
      label="Loading projects"
      className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]"
    >
      {WAITING.map((card) => (
        <Skeleton key={card} className="h-72 rounded-card" />
      ))}
    </Loading>
  )
}

function WaitingTable({ onCopy, onDelete }: ProjectListProps) {
  return <ProjectTable projects={[]} loading onCopy={onCopy} onDelete={onDelete} />
}
