import { getLiveness, getReadiness } from '@wattle/contract/health'
import { pingDatabase } from '#db/ping.ts'
import { listSweepAges } from '#db/sweeps.ts'
import { AppError } from '#errors.ts'
import { isStalled } from '#jobs.ts'
import type { Mount } from './mount.ts'

export function healthRoutes(mount: Mount, isStopping: () => boolean) {
  mount(getLiveness, () => ({ status: 'ok' as const }))
  mount(getReadiness, async ({ deps }) => {
    if (isStopping()) throw new AppError('UNAVAILABLE')
    await pingDatabase(deps.db)
    const stalledSweeps = (await listSweepAges(deps.db)).filter(isStalled).map(({ name }) => name)
    const status = stalledSweeps.length > 0 ? ('degraded' as const) : ('ok' as const)
    return { status, stalledSweeps }
  })
}
