import * as contract from '@wattle/contract/account'
import * as admin from '@wattle/contract/user'
import type { Mount } from '#http/mount.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import * as account from './service.ts'

export function accountRoutes(mount: Mount) {
  mount(contract.getMe, ({ deps, actor }) => account.getMe(deps, actor))
  mount(contract.updateMe, ({ deps, actor, body }) => account.updateMe(deps, actor, body))
  mount(contract.exportAccount, ({ deps, actor, caller }) => exportAccount(deps, actor, caller))
  mount(contract.deleteAccount, ({ deps, actor, body, caller }) =>
    deleteAccount(deps, actor, body, caller),
  )
  mount(admin.listUsers, async ({ deps, query, setTotal }) => {
    const { accounts, total } = await account.listUsers(deps, query)
    setTotal(total)
    return accounts
  })
  mount(admin.changeRole, ({ deps, actor, caller, params, body }) =>
    account.changeRole(deps, params.id, body.role, { actor, caller }),
  )
}
