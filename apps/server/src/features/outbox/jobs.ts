import type { Deps } from '#deps.ts'
import { deliverDueMails } from './service.ts'

export const outboxJobs = (deps: Deps) => ({ 'outbox.deliver': () => deliverDueMails(deps) })
