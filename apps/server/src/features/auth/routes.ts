import { login, logout, resendVerification, signUp, verifyEmail } from '@wattle/contract/auth'
import type { Mount } from '#http/mount.ts'
import * as auth from './service.ts'

export function authRoutes(mount: Mount) {
  mount(signUp, ({ deps, body, caller }) => auth.signUp(deps, body, caller))
  mount(login, ({ deps, body, caller }) => auth.login(deps, body, caller))
  mount(logout, ({ deps, actor, caller }) => auth.logout(deps, actor, caller))
  mount(verifyEmail, ({ deps, body, caller }) => auth.verifyEmail(deps, body.token, caller))
  mount(resendVerification, ({ deps, actor }) => auth.resendVerification(deps, actor))
}
