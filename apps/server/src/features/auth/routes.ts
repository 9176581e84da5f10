import { getMe, login, logout } from '@wattle/contract/auth'
import type { Mount } from '#http/mount.ts'
import * as auth from './service.ts'

export function authRoutes(mount: Mount) {
  mount(login, ({ deps, body, origin }) => auth.login(deps, body, origin))
  mount(logout, ({ deps, actor }) => auth.logout(deps, actor))
  mount(getMe, ({ deps, actor }) => auth.getMe(deps, actor))
}
