import * as contract from '@wattle/contract/administration'
import type { Mount } from '#http/mount.ts'
import { waitForUndo } from '#undo.ts'
import * as administration from './service.ts'

export function administrationRoutes(mount: Mount) {
  mount(contract.listProjects, async ({ deps, query, setTotal }) => {
    const { rows, total } = await administration.listProjects(deps, query)
    setTotal(total)
    return rows
  })
  mount(contract.listCompletions, async ({ deps, query, setTotal }) => {
    const { rows, total } = await administration.listCompletions(deps, query)
    setTotal(total)
    return rows
  })
  mount(contract.exportCompletions, ({ deps, actor, caller, query }) =>
    administration.exportCompletions(deps, query, { actor, caller }),
  )
  mount(contract.getCompletion, ({ deps, params }) =>
    administration.getCompletion(deps, params.userScreenerId),
  )
  mount(contract.listAvailableSlots, ({ deps, params }) =>
    administration.listAvailableSlots(deps, params.userScreenerId),
  )
  mount(contract.bookSlotFor, ({ deps, actor, caller, params, query }) =>
    administration.bookSlotFor(deps, params, waitForUndo(deps, query), { actor, caller }),
  )
}
