import { listFailedJobs, retryJob } from '@wattle/contract/job'
import type { Mount } from '#http/mount.ts'
import * as job from './service.ts'

export function jobsRoutes(mount: Mount) {
  mount(listFailedJobs, async ({ deps, query, setTotal }) => {
    const { failed, total } = await job.listFailedJobs(deps, query)
    setTotal(total)
    return failed
  })
  mount(retryJob, ({ deps, actor, caller, params }) =>
    job.retryJob(deps, params.id, { actor, caller }),
  )
}
