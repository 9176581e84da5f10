import { useQuery } from '@tanstack/react-query'
import { ROLES } from '@wattle/contract/auth'
import { ShieldCheck, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import { useListView, useOpenRow } from '#lib/list-view.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { AccountActions } from './account-actions.tsx'
import { ROLE_WORDS, USER_LIST, type UserAccount, usersQuery } from './hooks.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleQuestion } from './role-question.tsx'

const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }))

export function UserTable() {
  const { view, show } = useListView(USER_LIST)
  const list = useQuery(usersQuery(view))
  const inviting = useOpenRow('invite')
  const [changing, setChanging] = useState<UserAccount>()
  return (
    <>
      <SearchedTable
        caption="Users"
        columns={columns((account) => (
          <span className="flex items-center justify-end gap-2">
            <Button size="sm" variant="secondary" onClick={() => setChanging(account)}>
              Change role
              <span className="sr-only"> of {account.email}</span>
            </Button>
            <AccountActions account={account} />
          </span>
        ))}
        rowId={({ id }) => id}
        list={list}
        view={view}
        onShow={show}
        searchLabel="Search name or email"
        filters={{ role: { label: 'Role', choices: ROLE_CHOICES } }}
        actions={
          <>
            <ViewsMenu list="USERS" shape={USER_LIST} />
            <Button onClick={() => inviting.show(1)}>
              <UserPlus aria-hidden="true" className="size-4.5" />
              Invite someone
            </Button>
          </>
        }
        empty={['No users yet', 'Everyone who signs up is listed here.']}
        noMatch={['No users match', 'Try another name or email']}
      />
      {inviting.open && <InviteDialog onClose={() => inviting.show(undefined)} />}
      {changing && <RoleQuestion account={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

const columns = (action: (account: UserAccount) => ReactNode): Column<UserAccount>[] => [
  {
    id: 'id',
    header: 'Id',
    isHiddenOnTablet: true,
    cell: ({ id }) => <span className="text-ink-3">{id}</span>,
  },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ firstName, lastName, email, deactivatedAt }) => (
      <>
        {`${firstName} ${lastName}`.trim() || email}
        {deactivatedAt && (
          <span className="block font-normal text-caption text-ink-3">
            Deactivated {adminDate(deactivatedAt)}
          </span>
        )}
      </>
    ),
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
    id: 'twoFactor',
    header: 'Two-Factor Authentication',
    cell: ({ twoFactor }) => (twoFactor ? 'On' : 'Off'),
  },
  {
    id: 'CREATED_AT',
    header: 'Date Created',
    sortable: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
  { id: 'change', header: 'Change role', hideHeader: true, align: 'end', cell: action },
]
