import { useQuery } from '@tanstack/react-query'
import { RESEARCH_STATUSES, type ResearchStatus, STAGE_LABELS } from '@wattle/contract/research'
import type { ReactNode } from 'react'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import { useListView } from '#lib/list-view.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { type AdminProject, PROJECT_LIST, projectsQuery } from './hooks.ts'
import { ProjectActions } from './project-actions.tsx'

const STATUS_CHOICES = RESEARCH_STATUSES.map((value) => ({ value, label: STAGE_LABELS[value] }))

interface ProjectTableProps {
  /** Renders a project's status in the words researchers see. */
  statusMark: (status: ResearchStatus) => ReactNode
}

/** Seed 001 section 2, admin area: every researcher's projects. */
export function ProjectTable({ statusMark }: ProjectTableProps) {
  const { view, show } = useListView(PROJECT_LIST)
  const list = useQuery(projectsQuery(view))
  return (
    <SearchedTable
      caption="Projects"
      columns={columns(statusMark)}
      rowId={({ id }) => id}
      list={list}
      view={view}
      onShow={show}
      searchLabel="Search projects"
      filters={{ status: { label: 'Status', choices: STATUS_CHOICES } }}
      actions={<ViewsMenu list="PROJECTS" shape={PROJECT_LIST} />}
      empty={['No projects yet', 'Projects appear here as soon as researchers create them.']}
      noMatch={['No projects match', 'Try another project or creator']}
    />
  )
}

const columns = (statusMark: ProjectTableProps['statusMark']): Column<AdminProject>[] => [
  {
    id: 'projectName',
    header: 'Project Name',
    rowHeader: true,
    cell: ({ id, projectName, hasDistribution }) =>
      hasDistribution ? (
        <TextLink to={`/admin/distributions/${id}/respondents`}>{projectName}</TextLink>
      ) : (
        projectName
      ),
  },
  { id: 'status', header: 'Project Status', cell: ({ status }) => statusMark(status) },
  {
    id: 'creator',
    header: 'Creator',
    cell: ({ creator }) => (
      <span className="wrap-anywhere block min-w-30">
        {`${creator.firstName} ${creator.lastName}`.trim() || '–'}
      </span>
    ),
  },
  {
    id: 'CREATED_AT',
    header: 'Date Created',
    sortable: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
  {
    id: 'UPDATED_AT',
    header: 'Last Updated',
    sortable: true,
    cell: ({ updatedAt }) => adminDate(updatedAt),
  },
  { id: 'client', header: 'Client', cell: ({ client }) => client?.name ?? '–' },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (project) => <ProjectActions project={project} />,
  },
]
