import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { useMedia } from '#lib/use-media.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import type { ProjectRow } from '../hooks.ts'

export interface ProjectActionsProps {
  project: ProjectRow
  onCopy: (project: ProjectRow) => void
  onDelete: (project: ProjectRow) => void
}

/**
 * Seed 001 section 2: hovering over the dots turns them into a trash icon. So does keyboard focus.
 * On touch screens, which can’t hover, the dots open a menu.
 */
export function ProjectDots({ project, onCopy, onDelete }: ProjectActionsProps) {
  const isTouch = useMedia('(hover: none)')
  const { name } = project
  if (isTouch) {
    return (
      <Menu
        trigger={<IconButton label={`Actions for ${name}`} icon={Ellipsis} />}
        actions={[
          { id: 'copy', label: 'Copy project', icon: Copy, onSelect: () => onCopy(project) },
          {
            id: 'delete',
            label: 'Delete project',
            icon: Trash2,
            danger: true,
            onSelect: () => onDelete(project),
          },
        ]}
      />
    )
  }
  return (
    <>
      <Tooltip text="Copy project">
        <IconButton
          label={`Copy project ${name}`}
          icon={Copy}
          onClick={() => onCopy(project)}
          className="opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100"
        />
      </Tooltip>
      <Tooltip text="Delete project">
        <IconButton
          label={`Delete project ${name}`}
          icon={DotsThenTrash}
          variant="danger"
          onClick={() => onDelete(project)}
          className="group/dots"
        />
      </Tooltip>
    </>
  )
}

/** Renders both icons. CSS shows the one that matches the button’s state. */
function DotsThenTrash({ className }: { className?: string }) {
  return (
    <>
      <Ellipsis
        aria-hidden="true"
        className={cx(className, 'group-hover/dots:hidden group-focus-visible/dots:hidden')}
      />
      <Trash2
        aria-hidden="true"
        className={cx(className, 'hidden group-hover/dots:block group-focus-visible/dots:block')}
      />
    </>
  )
}
