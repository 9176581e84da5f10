import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { ProjectTable } from '#features/admin/project-table.tsx'
import { ClientsDialog } from '#features/client/clients-dialog.tsx'
import { StagePill } from '#features/research/stage-pill.tsx'
import { Button } from '#ui/button.tsx'

export default function Projects() {
  const [areClientsOpen, setClientsOpen] = useState(false)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-h2">Projects</h1>
        <Button variant="secondary" onClick={() => setClientsOpen(true)}>
          <Building2 aria-hidden="true" className="size-4.5" />
          Clients
        </Button>
      </div>
      <ProjectTable statusMark={(status) => <StagePill status={status} />} />
      {areClientsOpen && <ClientsDialog onClose={() => setClientsOpen(false)} />}
    </>
  )
}
