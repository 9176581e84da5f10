import type { Deps } from '#deps.ts'
import { deliverDueEmails } from './deliver-emails.ts'

export const emailJobs = (deps: Deps) => ({ 'outbox.deliver': () => deliverDueEmails(deps) })
