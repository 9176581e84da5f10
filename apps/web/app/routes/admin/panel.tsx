import { Upload } from 'lucide-react'
import { useState } from 'react'
import { MEMBER_LIST } from '#features/membership/hooks.ts'
import { ImportDialog } from '#features/membership/import-dialog.tsx'
import { MemberDrawer } from '#features/membership/member-drawer.tsx'
import { MemberTable } from '#features/membership/member-table.tsx'
import { useFilterInAddress } from '#features/membership/panel-filter.tsx'
import { SuppressionList } from '#features/membership/suppression-list.tsx'
import { useListView, useOpenRow } from '#lib/list-view.ts'
import { Button } from '#ui/button.tsx'
import { BesideDrawer } from '#ui/overlay/drawer.tsx'

export default function Panel() {
  const { view: listView, show } = useListView(MEMBER_LIST)
  const { filter } = useFilterInAddress()
  const view = { ...listView, filter }
  const row = useOpenRow('member')
  const [isImporting, setImporting] = useState(false)
  return (
    <BesideDrawer drawer={row.open && <MemberDrawer id={row.open} view={view} onOpen={row.show} />}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-h2">Panel</h1>
          <SuppressionList />
        </div>
        {/* This button isn't in the list's toolbar, because the toolbar would wrap next to an
            open drawer. */}
        <Button variant="secondary" onClick={() => setImporting(true)}>
          <Upload aria-hidden="true" className="size-4.5" />
          Import
        </Button>
      </div>
      <MemberTable view={view} onShow={show} openId={row.open} linkTo={row.linkTo} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </BesideDrawer>
  )
}
