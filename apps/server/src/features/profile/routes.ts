import * as contract from '@wattle/contract/profile'
import type { Mount } from '#http/mount.ts'
import { addField, listFields, updateField } from './manage-fields.ts'
import { listRememberable, rememberAnswers } from './remember-answers.ts'

export function profileRoutes(mount: Mount) {
  mount(contract.listProfileFields, ({ deps }) => listFields(deps.db))
  mount(contract.addProfileField, ({ deps, actor, caller, body }) =>
    addField(deps, body, { actor, caller }),
  )
  mount(contract.updateProfileField, ({ deps, actor, caller, params, body }) =>
    updateField(deps, params.id, body, { actor, caller }),
  )
  mount(contract.listRememberable, ({ deps, actor, params }) =>
    listRememberable(deps, actor, params.hash),
  )
  mount(contract.rememberAnswers, ({ deps, actor, params, body }) =>
    rememberAnswers(deps, actor, params.hash, body.fieldIds),
  )
}
