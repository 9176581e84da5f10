import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { useStoredPreference } from '#lib/stored-preference.ts'
import { TextLink } from '#ui/text-link.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type ProjectListView, type ProjectRow, projectsQuery, useCopyResearch } from '../hooks.ts'
import { CopyDialog, extentsOf } from './copy-dialog.tsx'
import { DeleteProject } from './delete-project.tsx'
import { NewProjectDialog } from './new-project-dialog.tsx'
import { ProjectList } from './project-list.tsx'
import { NewProjectButton, PROJECT_VIEWS, ProjectToolbar } from './project-toolbar.tsx'

interface ProjectsPageProps {
  view: ProjectListView
  /** Typing replaces the history entry, so Back leaves the list instead of undoing a letter. */
  onView: (view: ProjectListView, options?: { replace: boolean }) => void
}

export function ProjectsPage({ view, onView }: ProjectsPageProps) {
  const [isCreating, setCreating] = useState(false)
  const [viewType, setViewType] = useStoredPreference('projects-view', PROJECT_VIEWS)
  const [copied, setCopied] = useState<ProjectRow>()
  const [deleted, setDeleted] = useState<ProjectRow>()
  const [gone, setGone] = useState<number>()
  const title = useRef<HTMLHeadingElement>(null)
  const copy = useCopyResearch()
  const list = useQuery(projectsQuery(view))
  const { data } = list
  // Without projects, there's nothing to search, sort or show in another view. Keeps the search box
  // while someone is searching, even without matches.
  const isBare =
    !view.name && !list.isPlaceholderData && (data?.total === 0 || (list.isError && !data))
  const search = (name: string) => onView({ ...view, name, page: 1 }, { replace: true })

  // The pressed button disappears with its card, so the title gets focus.
  useEffect(() => {
    if (gone !== undefined && !deleted) title.current?.focus()
  }, [gone, deleted])

  const copyProject = (project: ProjectRow) => {
    // If the project only has an idea, there's nothing to choose, so this copies it straight away.
    if (extentsOf(project).length > 1) return setCopied(project)
    const { id, name } = project
    copy.mutate(
      { id },
      {
        onSuccess: (made) => showToast(`${name} copied as ${made.name}`, { tone: 'success' }),
        onError: (error) => showToast(messageOf(error), { tone: 'error' }),
      },
    )
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
        <h1 ref={title} tabIndex={-1} className="text-h2">
          Projects
        </h1>
        <p
          role="status"
          className={cx('pb-1 text-ink-2', view.name && 'max-sm:order-last max-sm:basis-full')}
        >
          {data && countInWords(data.total, view.name)}
        </p>
        {!isBare && (
          <TextLink to="/platform/learned" className="ml-auto pb-1 font-medium">
            What we learned
          </TextLink>
        )}
        {/* If there are no projects, the list has the button. */}
        {isBare && list.isError && (
          <NewProjectButton onNew={() => setCreating(true)} className="ml-auto" />
        )}
      </div>
      {!isBare && (
        <ProjectToolbar
          name={view.name}
          onName={search}
          sort={view.sort}
          onSort={(sort) => onView({ ...view, sort, page: 1 })}
          viewType={viewType}
          onViewType={setViewType}
          onNew={() => setCreating(true)}
        />
      )}
      <ProjectList
        view={view}
        viewType={viewType}
        onPage={(page) => onView({ ...view, page })}
        onClearSearch={() => search('')}
        onNew={() => setCreating(true)}
        onCopy={copyProject}
        onDelete={setDeleted}
      />
      <NewProjectDialog open={isCreating} onClose={() => setCreating(false)} />
      {copied && <CopyDialog project={copied} onClose={() => setCopied(undefined)} />}
      {deleted && (
        <DeleteProject
          project={deleted}
          onClose={() => setDeleted(undefined)}
          onDeleted={() => setGone(deleted.id)}
        />
      )}
    </div>
  )
}

function countInWords(total: number, name: string): string {
  const projects = total === 1 ? '1 project' : `${formatCount(total)} projects`
  if (name) return `${projects} with “${name}” in the name`
  return total === 0 ? '' : projects
}
