import { useQueryClient } from '@tanstack/react-query'
import { ROLES, type Role } from '@wattle/contract/auth'
import type { CallReply } from '@wattle/contract/endpoint'
import { changeRole, listUsers } from '@wattle/contract/user'
import { call, callList } from '#lib/api/call.ts'
import { listQuery } from '#lib/api/list-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import type { ListShape } from '#lib/list-view.ts'

export type UserAccount = CallReply<typeof listUsers>[number]

export const USER_LIST = {
  sorts: ['CREATED_AT_DESC', 'CREATED_AT_ASC'],
  filters: { role: ROLES },
} as const satisfies ListShape

export const usersQuery = listQuery('users', USER_LIST, (query) => callList(listUsers, { query }))

export function useChangeRole() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: Role }) =>
      call(changeRole, { params: { id: String(id) }, body: { role } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['users'] }),
  })
}
