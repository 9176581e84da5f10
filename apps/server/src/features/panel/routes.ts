import * as contract from '@wattle/contract/panel'
import type { Mount } from '#http/mount.ts'
import * as panel from './service.ts'

export function panelRoutes(mount: Mount) {
  mount(contract.getMember, ({ deps, body }) => panel.getMember(deps, body.key))
  mount(contract.confirmMember, ({ deps, body }) => panel.confirmMember(deps, body.key))
  mount(contract.correctMember, ({ deps, body }) => panel.correctMember(deps, body))
  mount(contract.pauseMember, ({ deps, body }) => panel.pauseMember(deps, body.key))
  mount(contract.resumeMember, ({ deps, body }) => panel.resumeMember(deps, body.key))
  mount(contract.leaveMember, ({ deps, body }) => panel.leaveMember(deps, body.key))
  mount(contract.returnMember, ({ deps, body }) => panel.returnMember(deps, body.key))
  mount(contract.deleteMember, ({ deps, body }) => panel.deleteMember(deps, body.key))
  mount(contract.openUnsubscribe, async ({ query, setHeader }) => {
    setHeader('location', `/panel?key=${encodeURIComponent(query.key ?? '')}`)
    setHeader('cache-control', 'no-store')
    return undefined
  })
  mount(contract.unsubscribeMember, ({ deps, query }) => panel.unsubscribeMember(deps, query.key))
}
