import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { researchQuery } from '#lib/api/research-query.ts'
import { Crumb } from '#ui/crumb.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** The open project. */
export function ResearchCrumb({ id }: { id: number }) {
  const { data } = useQuery(researchQuery(id))
  const [isRenaming, setRenaming] = useState(false)
  if (!data) return null
  return (
    <Crumb from={{ label: 'Projects', to: '/platform' }}>
      <li className="min-w-0 font-semibold">
        <Link
          to={`/platform/research/${id}`}
          title={data.name}
          className="block truncate py-1 hover:underline"
        >
          {data.name}
        </Link>
      </li>
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
    </Crumb>
  )
}
