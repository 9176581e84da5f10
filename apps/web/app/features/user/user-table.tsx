import { useQuery } from '@tanstack/react-query'
import { ROLES, type Role } from '@wattle/contract/auth'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useListView } from '#lib/list-view.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { USER_LIST, type UserAccount, usersQuery } from './hooks.ts'
import { RoleQuestion } from './role-question.tsx'

const ROLE_WORDS: Record<Role, string> = { ROLE_USER: 'Researcher', ROLE_ADMIN: 'Admin' }
const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }))

/** Lists everyone with an account, and their roles. */
export function UserTable() {
  const { view, show } = useListView(USER_LIST)
  const list = useQuery(usersQuery(view))
  const [changing, setChanging] = useState<UserAccount>()
  return (
    <>
      <SearchedTable
        caption="Accounts"
        columns={columns((account) => (
          <Button size="sm" variant="secondary" onClick={() => setChanging(account)}>
            Change role
            <span className="sr-only"> of {account.email}</span>
          </Button>
        ))}
        rowId={({ id }) => id}
        list={list}
        view={view}
        onShow={show}
        searchLabel="Search name or email"
        filters={{ role: { label: 'Role', choices: ROLE_CHOICES } }}
        empty={['No accounts yet', 'Everyone who signs up is listed here.']}
        noMatch={['No accounts match', 'Try another name']}
      />
      {changing && <RoleQuestion account={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

const columns = (action: (account: UserAccount) => ReactNode): Column<UserAccount>[] => [
  { id: 'id', header: 'Id', cell: ({ id }) => <span className="text-ink-3">{id}</span> },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email, emailVerified }) => (
      <span>
        <EmailText email={email} />
        {!emailVerified && <span className="text-ink-3">, not confirmed</span>}
      </span>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) =>
      role === 'ROLE_ADMIN' ? (
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <ShieldCheck aria-hidden="true" className="size-4 text-gum" />
          {ROLE_WORDS[role]}
        </span>
      ) : (
        ROLE_WORDS[role]
      ),
  },
  {
    id: 'secondFactor',
    header: 'Two-Factor Authentication',
    cell: ({ secondFactor }) => (secondFactor ? 'On' : 'Off'),
  },
  {
    id: 'CREATED_AT',
    header: 'Date Created',
    sortable: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
  { id: 'change', header: 'Change role', hideHeader: true, align: 'end', cell: action },
]
