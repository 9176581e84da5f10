import { changeRole, listUsers } from '@wattle/contract/user'
import type { Mount } from '#http/mount.ts'
import * as users from './service.ts'

export function userRoutes(mount: Mount) {
  mount(listUsers, async ({ deps, query, setTotal }) => {
    const { accounts, total } = await users.listUsers(deps, query)
    setTotal(total)
    return accounts
  })
  mount(changeRole, ({ deps, actor, caller, params, body }) =>
    users.changeRole(deps, params.id, body.role, { actor, caller }),
  )
}
