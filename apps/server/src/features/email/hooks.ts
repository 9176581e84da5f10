import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type EmailHooks = {
  /** Called when a panel member's email bounces because the mailbox doesn't exist. */
  memberBounced(deps: Deps, memberId: number): Promise<void>
}

export const { wire: wireEmailHooks, hooks } = lateHooks<EmailHooks>()
