import * as contract from '@wattle/contract/undo'
import { undoDistribution } from '#features/campaign/service.ts'
import { removeEvent } from '#features/meeting/service.ts'
import { undoByAdmin, undoByResearcher } from '#features/participation/undo-booking.ts'
import type { Mount } from '#http/mount.ts'
import * as undo from './service.ts'

export function undoRoutes(mount: Mount) {
  mount(contract.undoInterviewChange, async ({ deps, actor, params }) => {
    const eventId = await undoByResearcher(deps, actor, params.id)
    if (eventId) await removeEvent(deps, actor.userId, eventId)
    return undefined
  })
  mount(contract.undoForOffice, ({ deps, actor, caller, params }) =>
    undoByAdmin(deps, params.id, { actor, caller }),
  )
  mount(contract.undoMails, ({ deps, actor, caller, body }) =>
    undo.undoMails(deps, body.mailIds, { actor, caller }),
  )
  mount(contract.undoDistribution, ({ deps, actor, caller, params }) =>
    undoDistribution(deps, params.id, { actor, caller }),
  )
}
