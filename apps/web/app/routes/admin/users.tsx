import { USER_LIST } from '#features/user/hooks.ts'
import { UserTable } from '#features/user/user-table.tsx'
import { useListView } from '#lib/list-view.ts'

export default function Users() {
  const { view, show } = useListView(USER_LIST)
  return (
    <>
      <h1 className="mb-5 text-h2">Users</h1>
      <UserTable view={view} onShow={show} />
    </>
  )
}
