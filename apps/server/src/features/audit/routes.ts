import { listAuditEvents } from '@wattle/contract/audit'
import type { Mount } from '#http/mount.ts'
import * as audit from './service.ts'

export function auditRoutes(mount: Mount) {
  mount(listAuditEvents, async ({ deps, query, setTotal }) => {
    const { rows, total } = await audit.listAuditEvents(deps, query)
    setTotal(total)
    return rows
  })
}
