import {
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  getMe,
  listSessions,
  updateMe,
} from '@wattle/contract/account'
import * as sessions from '#features/session/service.ts'
import type { Mount } from '#http/mount.ts'
import * as account from './service.ts'

export function accountRoutes(mount: Mount) {
  mount(getMe, ({ deps, actor }) => account.getMe(deps, actor))
  mount(updateMe, ({ deps, actor, body }) => account.updateMe(deps, actor, body))
  mount(exportAccount, ({ deps, actor, caller }) => account.exportAccount(deps, actor, caller))
  mount(deleteAccount, ({ deps, actor, body, caller }) =>
    account.deleteAccount(deps, actor, body, caller),
  )
  mount(listSessions, ({ deps, actor }) => sessions.listSessions(deps, actor))
  mount(endOtherSessions, ({ deps, actor }) => sessions.endOtherSessions(deps, actor))
  mount(endSession, ({ deps, actor, params }) => sessions.endSession(deps, actor, params.id))
}
