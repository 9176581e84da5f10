import * as contract from '@wattle/contract/undo'
import { undoDistribution } from '#features/campaign/service.ts'
import { undoDeletion } from '#features/steps/service.ts'
import type { Mount } from '#http/mount.ts'
import * as undo from './service.ts'

export function undoRoutes(mount: Mount) {
  mount(contract.undoDeletion, ({ deps, actor, params }) => undoDeletion(deps, actor, params.id))
  mount(contract.undoMails, ({ deps, actor, caller, body }) =>
    undo.undoMails(deps, body.mailIds, { actor, caller }),
  )
  mount(contract.undoDistribution, ({ deps, actor, caller, params }) =>
    undoDistribution(deps, params.id, { actor, caller }),
  )
}
