import { UserTable } from '#features/user/user-table.tsx'

export default function Users() {
  return (
    <>
      <h1 className="mb-5 text-h2">Users</h1>
      <UserTable />
    </>
  )
}
