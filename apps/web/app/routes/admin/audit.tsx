import { AuditList } from '#features/audit/audit-list.tsx'

export default function Audit() {
  return (
    <>
      <h1 className="mb-5 text-h2">Audit log</h1>
      <AuditList />
    </>
  )
}
