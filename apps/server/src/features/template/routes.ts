import { listTemplates, previewTemplate, saveTemplate } from '@wattle/contract/template'
import { sampleInTheseWords } from '#features/invitation/service.ts'
import { sampleScheduling } from '#features/scheduling/service.ts'
import type { Mount } from '#http/mount.ts'
import * as templates from './service.ts'

export function templateRoutes(mount: Mount) {
  mount(saveTemplate, ({ deps, actor, caller, body }) =>
    templates.saveTemplate(deps, body, { actor, caller }),
  )
  mount(listTemplates, ({ deps }) => templates.listTemplates(deps))
  // The mails themselves belong to those who send them.
  mount(previewTemplate, ({ deps, body: { type, ...words } }) =>
    type === 'SCHEDULING'
      ? sampleScheduling(deps, words)
      : sampleInTheseWords(deps, type === 'REMINDER', words),
  )
}
