import { AUDIT_LIST, AuditList } from '#features/audit/audit-list.tsx'
import { useListView } from '#lib/list-view.ts'

export default function Audit() {
  const { view, show } = useListView(AUDIT_LIST)
  return (
    <>
      <h1 className="mb-5 text-h2">Audit log</h1>
      <AuditList view={view} onShow={show} />
    </>
  )
}
