import * as contract from '@wattle/contract/calendar'
import type { Mount } from '#http/mount.ts'
import * as calendar from './service.ts'

export function calendarRoutes(mount: Mount) {
  mount(contract.listSlots, ({ deps, actor, params }) =>
    calendar.listSlots(deps, actor, params.researchId),
  )
  mount(contract.addSlot, async ({ deps, actor, caller, body, setStatus }) => {
    const { slot, isNew } = await calendar.addSlot(deps, actor, caller, body)
    if (!isNew) setStatus(200)
    return slot
  })
  mount(contract.addSlots, ({ deps, actor, caller, body }) =>
    calendar.addSlots(deps, actor, caller, body),
  )
  mount(contract.deleteSlots, ({ deps, actor, body }) =>
    calendar.deleteSlots(deps, actor, body.slotIds),
  )
  mount(contract.moveSlot, ({ deps, actor, caller, body }) =>
    calendar.moveSlot(deps, actor, caller, body),
  )
  mount(contract.deleteSlot, ({ deps, actor, params }) =>
    calendar.deleteSlot(deps, actor, params.slotId),
  )
  mount(contract.restoreSlot, ({ deps, actor, params }) =>
    calendar.restoreSlot(deps, actor, params.slotId),
  )
}
