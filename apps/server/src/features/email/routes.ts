import * as outbox from '@wattle/contract/outbox'
import * as template from '@wattle/contract/template'
import type { Mount } from '#http/mount.ts'
import * as emails from './service.ts'
import { listTemplates, saveTemplate } from './use-template.ts'

export function emailRoutes(mount: Mount) {
  mount(outbox.listMails, async ({ deps, query, setTotal }) => {
    const { mails, total } = await emails.listMails(deps, query)
    setTotal(total)
    return mails
  })
  mount(outbox.getMail, ({ deps, params }) => emails.getMail(deps, params.id))
  mount(outbox.retryMail, ({ deps, actor, caller, params }) =>
    emails.retryMail(deps, params.id, { actor, caller }),
  )
  mount(template.saveTemplate, ({ deps, actor, caller, body }) =>
    saveTemplate(deps, body, { actor, caller }),
  )
  mount(template.listTemplates, ({ deps }) => listTemplates(deps))
}
