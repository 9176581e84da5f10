import { getMail, listMails, retryMail } from '@wattle/contract/outbox'
import type { Mount } from '#http/mount.ts'
import * as outbox from './service.ts'

export function outboxRoutes(mount: Mount) {
  mount(listMails, async ({ deps, query, setTotal }) => {
    const { mails, total } = await outbox.listMails(deps, query)
    setTotal(total)
    return mails
  })
  mount(getMail, ({ deps, params }) => outbox.getMail(deps, params.id))
  mount(retryMail, ({ deps, actor, caller, params }) =>
    outbox.retryMail(deps, params.id, { actor, caller }),
  )
}
