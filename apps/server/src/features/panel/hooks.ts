import type { Db } from '#db/open.ts'
import { lateHooks } from '#late-hooks.ts'

type PanelHooks = {
  /** Before a member is deleted. */
  dropUnsentInvitations(tx: Db, address: string): Promise<void>
}

export const { wire: wirePanelHooks, hooks } = lateHooks<PanelHooks>()
