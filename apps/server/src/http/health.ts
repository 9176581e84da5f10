import { getLiveness, getReadiness } from '@wattle/contract/health'
import { pingDatabase } from '#db/ping.ts'
import { AppError } from '#errors.ts'
import type { Mount } from './mount.ts'

export function healthRoutes(mount: Mount, isStopping: () => boolean) {
  mount(getLiveness, () => ({ status: 'ok' as const }))
  mount(getReadiness, async ({ deps }) => {
    if (isStopping()) throw new AppError('UNAVAILABLE')
    await pingDatabase(deps.db)
    return { status: 'ok' as const }
  })
}
