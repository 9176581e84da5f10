import * as contract from '@wattle/contract/membership'
import type { Mount } from '#http/mount.ts'
import * as membership from './service.ts'

export function membershipRoutes(mount: Mount) {
  mount(contract.listMembers, async ({ deps, query, setTotal }) => {
    const { rows, total } = await membership.listMembers(deps, query)
    setTotal(total)
    return rows
  })
  mount(contract.getPanelMember, ({ deps, params }) => membership.getMember(deps, params.id))
  mount(contract.updatePanelMember, ({ deps, actor, caller, params, body }) =>
    membership.updateMember(deps, params.id, body, { actor, caller }),
  )
  mount(contract.deletePanelMember, ({ deps, actor, caller, params }) =>
    membership.deleteMember(deps, params.id, { actor, caller }),
  )
  mount(contract.importMembers, ({ deps, actor, caller, body }) =>
    membership.importMembers(deps, body, { actor, caller }),
  )
  mount(contract.exportMembers, ({ deps, actor, caller, query }) =>
    membership.exportMembers(deps, query, { actor, caller }),
  )
  mount(contract.getSuppression, ({ deps }) => membership.getSuppression(deps))
  mount(contract.reportMailEvent, ({ deps, body }) => membership.reportMailEvent(deps, body))
}
