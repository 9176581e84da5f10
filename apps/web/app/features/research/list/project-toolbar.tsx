import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, List, Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { SearchBox } from '#ui/table/search-box.tsx'
import type { ProjectSort } from '../hooks.ts'

export const PROJECT_VIEWS = ['card', 'list'] as const
export type ProjectViewType = (typeof PROJECT_VIEWS)[number]

const VIEW_CHOICES = [
  { value: 'card', label: 'Cards', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const

interface ProjectToolbarProps {
  name: string
  onName: (name: string) => void
  sort: ProjectSort
  onSort: (sort: ProjectSort) => void
  viewType: ProjectViewType
  onViewType: (viewType: ProjectViewType) => void
  onNew: () => void
}

export function ProjectToolbar(props: ProjectToolbarProps) {
  const { name, onName, sort, onSort, viewType, onViewType, onNew } = props
  const isNewestFirst = sort === 'CREATED_AT_DESC'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox label="Search all projects" value={name} onSearch={onName} wide />
      <div className="flex flex-wrap items-center gap-3 max-lg:w-full lg:ml-auto">
        <Tooltip text={isNewestFirst ? 'Newest first' : 'Oldest first'}>
          <Button
            variant="secondary"
            onClick={() => onSort(isNewestFirst ? 'CREATED_AT_ASC' : 'CREATED_AT_DESC')}
          >
            {isNewestFirst ? (
              <ArrowDownWideNarrow aria-hidden="true" className="size-4.5" />
            ) : (
              <ArrowUpNarrowWide aria-hidden="true" className="size-4.5" />
            )}
            Recent
            <span className="sr-only">
              {isNewestFirst
                ? '(newest first, show oldest first)'
                : '(oldest first, show newest first)'}
            </span>
          </Button>
        </Tooltip>
        <Segmented label="View" choices={VIEW_CHOICES} value={viewType} onChange={onViewType} />
        <NewProjectButton onNew={onNew} className="max-sm:grow sm:ml-auto" />
      </div>
    </div>
  )
}

interface NewProjectButtonProps extends Pick<ProjectToolbarProps, 'onNew'> {
  className: string
}

export function NewProjectButton({ onNew, className }: NewProjectButtonProps) {
  return (
    <Button variant="gold" onClick={onNew} className={className}>
      <Plus aria-hidden="true" className="size-4.5" />
      New Project
    </Button>
  )
}
