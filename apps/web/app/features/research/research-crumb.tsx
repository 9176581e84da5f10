import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { researchQuery } from '#lib/api/research-query.ts'
import { cx } from '#lib/cx.ts'
import { Crumb } from '#ui/crumb.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { RenameDialog } from './rename-dialog.tsx'

interface ResearchCrumbProps {
  id: number
  /** The name of the open page within the project, such as "Analysis". */
  page?: string | undefined
}

export function ResearchCrumb({ id, page }: ResearchCrumbProps) {
  const { data } = useQuery(researchQuery(id))
  const [isRenaming, setRenaming] = useState(false)
  if (!data) return null
  return (
    <Crumb from={{ label: 'Projects', to: '/platform' }}>
      <li className={cx('min-w-0', page ? 'text-ink-2' : 'font-semibold')}>
        <Link
          to={`/platform/research/${id}`}
          title={data.name}
          className="block py-1 hover:underline max-sm:line-clamp-2 max-sm:text-small max-sm:leading-tight sm:truncate"
        >
          {data.name}
        </Link>
      </li>
      {page ? (
        <li className="flex shrink-0 items-center gap-2">
          <ChevronRight aria-hidden="true" className="size-3.5 text-ink-3" />
          <span aria-current="page" className="font-semibold">
            {page}
          </span>
        </li>
      ) : (
        <li>
          <Tooltip text="Rename project" placement="bottom">
            <IconButton
              label={`Rename project ${data.name}`}
              icon={Pencil}
              onClick={() => setRenaming(true)}
            />
          </Tooltip>
          {isRenaming && <RenameDialog project={data} onClose={() => setRenaming(false)} />}
        </li>
      )}
    </Crumb>
  )
}
