import { listFailedJobs, retryJob } from '@wattle/contract/job'
import type { Mount } from '#http/mount.ts'
import * as job from './service.ts'

export function jobRoutes(mount: Mount) {
  mount(listFailedJobs, ({ deps }) => job.listFailedJobs(deps))
  mount(retryJob, ({ deps, params }) => job.retryJob(deps, params.id))
}
