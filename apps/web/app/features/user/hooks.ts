import { useQueryClient } from '@tanstack/react-query'
import { ROLES, type Role } from '@wattle/contract/auth'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import {
  changeRole,
  deactivateUser,
  inviteUser,
  listUsers,
  reactivateUser,
  resetTwoFactor,
} from '@wattle/contract/user'
import { call, callList } from '#lib/api/call.ts'
import { listQuery } from '#lib/api/list-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import type { ListShape } from '#lib/list-view.ts'

export type UserAccount = CallReply<typeof listUsers>[number]

export const ROLE_WORDS: Record<Role, string> = { ROLE_USER: 'Researcher', ROLE_ADMIN: 'Admin' }

export const USER_LIST = {
  sorts: ['CREATED_AT_DESC', 'CREATED_AT_ASC'],
  filters: { role: ROLES },
} as const satisfies ListShape

export const usersQuery = listQuery('users', USER_LIST, (query) => callList(listUsers, { query }))

function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ['users'] }),
  })
}

export const useChangeRole = () =>
  useChange(({ id, role }: { id: number; role: Role }) =>
    call(changeRole, { params: { id: String(id) }, body: { role } }),
  )

export const useInvite = () =>
  useChange((body: CallInput<typeof inviteUser>['body']) => call(inviteUser, { body }))

const CHANGES = { deactivate: deactivateUser, reactivate: reactivateUser, reset: resetTwoFactor }

export const useChangeAccount = () =>
  useChange(({ id, what }: { id: number; what: keyof typeof CHANGES }) =>
    call(CHANGES[what], { params: { id: String(id) } }),
  )
