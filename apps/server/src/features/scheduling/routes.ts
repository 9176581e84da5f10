import * as contract from '@wattle/contract/administration'
import { previewTemplate } from '@wattle/contract/template'
import { sampleInTheseWords } from '#features/invitation/service.ts'
import type { Mount } from '#http/mount.ts'
import { waitForUndo } from '#undo.ts'
import * as scheduling from './service.ts'

export function schedulingRoutes(mount: Mount) {
  mount(contract.sendSchedulingMail, ({ deps, actor, caller, query, body }) =>
    scheduling.sendSchedulingMail(deps, body.userScreenerId, waitForUndo(deps, query), {
      actor,
      caller,
    }),
  )
  mount(contract.countUnscheduled, ({ deps, query }) =>
    scheduling.countUnscheduled(deps, query.researchId),
  )
  mount(contract.sendSchedulingMails, ({ deps, actor, caller, query, body }) =>
    scheduling.sendSchedulingMails(deps, body.researchId, waitForUndo(deps, query), {
      actor,
      caller,
    }),
  )
  mount(previewTemplate, ({ deps, body: { type, ...words } }) =>
    type === 'SCHEDULING'
      ? scheduling.sampleScheduling(deps, words)
      : sampleInTheseWords(deps, type === 'REMINDER', words),
  )
}
