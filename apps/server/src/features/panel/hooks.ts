import type { MemberPayment } from '@wattle/contract/panel'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type PanelHooks = {
  /** Drops invitations we haven't sent, before a member is deleted. */
  dropUnsentInvitations(tx: Db, address: string): Promise<void>
  /** Drops the unsent invitations and reminders of someone flagged "Don't invite". */
  dropQueuedEmails(tx: Db, address: string): Promise<void>
  /** Withdraws the times we offered to people flagged "Don't invite". */
  withdrawOffers(tx: Db, memberIds: number[]): Promise<void>
  deleteTranscripts(deps: Deps, tx: Db, memberId: number): Promise<void>
  /** The quotes we keep from a participant, which their own download includes. */
  listQuotes(db: Db, invitationId: number): Promise<string[]>
  /** What we owe a member and what we've paid them, for their own page and download. */
  listPayments(db: Db, memberId: number): Promise<MemberPayment[]>
  /** Keeps a record of what we paid a deleted member, without anything that points to them. */
  forgetPayments(db: Db, memberId: number): Promise<void>
}

export const { wire: wirePanelHooks, hooks } = lateHooks<PanelHooks>()
