import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type EmailHooks = {
  /** A panel member's email bounced because the mailbox doesn't exist. */
  memberBounced(deps: Deps, memberId: number): Promise<void>
}

export const { wire: wireEmailHooks, hooks } = lateHooks<EmailHooks>()
