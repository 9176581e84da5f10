import * as contract from '@wattle/contract/account'
import * as notice from '@wattle/contract/notice'
import * as views from '@wattle/contract/saved-view'
import * as admin from '@wattle/contract/user'
import type { Mount } from '#http/mount.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import * as notices from './manage-notices.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'
import * as account from './service.ts'

export function accountRoutes(mount: Mount) {
  mount(contract.getMe, ({ deps, actor }) => account.getMe(deps, actor))
  mount(contract.updateMe, ({ deps, actor, body }) => account.updateMe(deps, actor, body))
  mount(contract.exportAccount, ({ deps, actor, caller }) => exportAccount(deps, actor, caller))
  mount(contract.deleteAccount, ({ deps, actor, body, caller }) =>
    deleteAccount(deps, actor, body, caller),
  )
  mount(notice.getNotices, ({ deps, actor }) => notices.getNotices(deps, actor))
  mount(notice.updateNotices, ({ deps, actor, body }) => notices.updateNotices(deps, actor, body))
  mount(notice.getTeamNotices, ({ deps }) => notices.getTeamNotices(deps))
  mount(notice.updateTeamNotices, ({ deps, actor, caller, body }) =>
    notices.updateTeamNotices(deps, body, { actor, caller }),
  )
  mount(views.listViews, ({ deps, actor, query }) => listViews(deps, actor, query.list))
  mount(views.saveView, ({ deps, actor, body }) => saveView(deps, actor, body))
  mount(views.deleteView, ({ deps, actor, params }) => deleteView(deps, actor, params.id))
  mount(admin.listUsers, async ({ deps, query, setTotal }) => {
    const { accounts, total } = await account.listUsers(deps, query)
    setTotal(total)
    return accounts
  })
  mount(admin.changeRole, ({ deps, actor, caller, params, body }) =>
    account.changeRole(deps, params.id, body.role, { actor, caller }),
  )
}
