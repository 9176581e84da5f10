import { PROJECT_TYPE } from '@wattle/contract/research'
import { Copy, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { ProjectLine } from '#features/findings/shared/project-line.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { Table } from '#ui/table/table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { ProjectRow } from '../hooks.ts'
import { StagePill } from '../stage-pill.tsx'
import type { ProjectActionsProps } from './project-actions.tsx'

interface ProjectTableProps extends Pick<ProjectActionsProps, 'onCopy' | 'onDelete'> {
  projects: readonly ProjectRow[]
  loading: boolean
}

/** The list view, with the columns from seed 001 section 2. */
export function ProjectTable({ projects, loading, onCopy, onDelete }: ProjectTableProps) {
  const columns: Column<ProjectRow>[] = [
    {
      id: 'name',
      header: 'Project Name',
      rowHeader: true,
      // The name is a link too, next to the seed’s View button, because people click the name
      // first.
      cell: ({ id, name }) => (
        <Link
          to={`/platform/research/${id}`}
          className="decoration-2 decoration-wattle underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      ),
    },
    {
      id: 'status',
      header: 'Project Status',
      isSplit: true,
      cell: ({ id, status }) => (
        <span className="inline-grid @max-[35rem]:contents justify-items-start gap-1">
          <span className="@max-[35rem]:order-1">
            <StagePill status={status} />
          </span>
          {/* On a tablet the line wraps early, so it doesn't squeeze the other columns. */}
          <span className="empty:hidden @max-[35rem]:order-2 @max-[35rem]:basis-full @max-[35rem]:pb-1 @max-[35rem]:text-left @min-[35rem]:@max-[60rem]:max-w-36 @min-[35rem]:@max-[60rem]:text-balance">
            <ProjectLine researchId={id} />
          </span>
        </span>
      ),
    },
    {
      id: 'created',
      header: 'Date Created',
      cell: ({ createdDateFormatted }) => (
        <span className="whitespace-nowrap">{createdDateFormatted}</span>
      ),
    },
    {
      id: 'type',
      header: 'Project Type',
      isWideOnly: true,
      cell: ({ isSample }) => (isSample ? 'Sample project' : PROJECT_TYPE),
    },
    {
      id: 'interviews',
      header: 'Interviews',
      cell: ({ interviews: { conducted, required, toConfirm } }) => (
        <span>
          {conducted} of {required}
          <span aria-hidden="true" className="@min-[35rem]:hidden">
            {' '}
            interviews
          </span>
          {toConfirm > 0 && (
            <>
              <span className="@min-[35rem]:@max-[60rem]:hidden">, </span>
              <strong className="whitespace-nowrap @min-[35rem]:@max-[60rem]:block">
                {toConfirm} to confirm
              </strong>
            </>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (project) => (
        <span className="inline-flex items-center gap-1">
          <TextLink
            to={`/platform/research/${project.id}`}
            aria-label={`View ${project.name}`}
            className="mr-2 py-1 font-semibold"
          >
            View
          </TextLink>
          <Tooltip text="Copy project">
            <IconButton
              label={`Copy project ${project.name}`}
              icon={Copy}
              size="sm"
              onClick={() => onCopy(project)}
            />
          </Tooltip>
          <Tooltip text="Delete project">
            <IconButton
              label={`Delete project ${project.name}`}
              icon={Trash2}
              variant="danger"
              size="sm"
              onClick={() => onDelete(project)}
            />
          </Tooltip>
        </span>
      ),
    },
  ]
  return (
    <Table
      caption="Projects"
      columns={columns}
      rows={projects}
      rowId={({ id }) => id}
      loading={loading}
      hasShortCards
    />
  )
}
