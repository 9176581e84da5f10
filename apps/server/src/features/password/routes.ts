import { changeOwnPassword } from '@wattle/contract/account'
import { changePassword, resetPassword } from '@wattle/contract/auth'
import type { Mount } from '#http/mount.ts'
import * as password from './service.ts'

export function passwordRoutes(mount: Mount) {
  mount(resetPassword, ({ deps, query }) => password.requestReset(deps, query.email))
  mount(changePassword, ({ deps, body, caller }) => password.changePassword(deps, body, caller))
  mount(changeOwnPassword, ({ deps, actor, body, caller }) =>
    password.changeOwnPassword(deps, actor, body, caller),
  )
}
