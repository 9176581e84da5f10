import { EnquiryDrawer } from '#features/admin/enquiry-drawer.tsx'
import { ENQUIRY_LIST } from '#features/admin/enquiry-hooks.ts'
import { EnquiryTable } from '#features/admin/enquiry-table.tsx'
import { useListView, useOpenRow } from '#lib/list-view.ts'
import { BesideDrawer } from '#ui/overlay/drawer.tsx'

export default function Enquiries() {
  const { view, show } = useListView(ENQUIRY_LIST)
  const row = useOpenRow('enquiry')
  return (
    <BesideDrawer
      drawer={row.open && <EnquiryDrawer id={row.open} view={view} onOpen={row.show} />}
    >
      <h1 className="text-h2">Enquiries</h1>
      <EnquiryTable view={view} onShow={show} openId={row.open} linkTo={row.linkTo} />
    </BesideDrawer>
  )
}
