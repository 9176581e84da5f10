import * as contract from '@wattle/contract/notice'
import type { Mount } from '#http/mount.ts'
import * as notices from './service.ts'

export function noticeRoutes(mount: Mount) {
  mount(contract.getNotices, ({ deps, actor }) => notices.getNotices(deps, actor))
  mount(contract.updateNotices, ({ deps, actor, body }) => notices.updateNotices(deps, actor, body))
  mount(contract.getTeamNotices, ({ deps }) => notices.getTeamNotices(deps))
  mount(contract.updateTeamNotices, ({ deps, actor, caller, body }) =>
    notices.updateTeamNotices(deps, body, { actor, caller }),
  )
}
