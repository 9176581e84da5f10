import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type PanelHooks = {
  /** Runs before a member is deleted. */
  dropUnsentInvitations(tx: Db, address: string): Promise<void>
  /** Drops the unsent invitations and reminders of someone we were asked not to invite. */
  stopInviting(tx: Db, address: string): Promise<void>
  deleteTranscripts(deps: Deps, tx: Db, memberId: number): Promise<void>
  /** The quotes we keep from a participant, which their own download includes. */
  listQuotes(db: Db, invitationId: number): Promise<string[]>
}

export const { wire: wirePanelHooks, hooks } = lateHooks<PanelHooks>()
