import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '@wattle/contract/account'
import type { Mount } from '#http/mount.ts'
import * as secondFactor from './service.ts'

export function secondFactorRoutes(mount: Mount) {
  mount(beginSecondFactor, ({ deps, actor, body }) =>
    secondFactor.beginSecondFactor(deps, actor, body.password),
  )
  mount(confirmSecondFactor, ({ deps, actor, body, caller }) =>
    secondFactor.confirmSecondFactor(deps, actor, body.otp, caller),
  )
  mount(removeSecondFactor, ({ deps, actor, body, caller }) =>
    secondFactor.removeSecondFactor(deps, actor, body.otp, caller),
  )
}
