import type { Deps } from '#deps.ts'
import { deliverDueMails } from './service.ts'

export const deliveryJobs = (deps: Deps) => ({ 'outbox.deliver': () => deliverDueMails(deps) })
