import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type PanelHooks = {
  /** Before a member is deleted. */
  dropUnsentInvitations(tx: Db, address: string): Promise<void>
  deleteTranscripts(deps: Deps, tx: Db, memberId: number): Promise<void>
  /** Quotes we keep from a participant, for their own download. */
  listQuotes(db: Db, invitationId: number): Promise<string[]>
}

export const { wire: wirePanelHooks, hooks } = lateHooks<PanelHooks>()
