import type { MemberPayment } from '@wattle/contract/panel'
import type { Person } from '@wattle/contract/person'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type PanelHooks = {
  /** Deletes the unsent invitations of a member who's being deleted. */
  dropUnsentInvitations(tx: Db, address: string): Promise<void>
  /** Deletes the unsent invitations and reminders of a member flagged "Don't invite". */
  dropQueuedEmails(tx: Db, address: string): Promise<void>
  /** Withdraws the standby offers to members flagged "Don't invite". */
  withdrawOffers(tx: Db, memberIds: number[]): Promise<void>
  deleteTranscripts(deps: Deps, tx: Db, memberId: number): Promise<void>
  /** The participant's quotes, for their data export. */
  listQuotes(db: Db, invitationId: number): Promise<string[]>
  /** What we owe a member and what we've paid them, for their panel page and data export. */
  listPayments(db: Db, memberId: number): Promise<MemberPayment[]>
  /** A member's payments, as admins see them. */
  listPaymentsTo(deps: Deps, memberId: number): Promise<Person['payments']>
  /** Keeps the payments to a deleted member, without anything that identifies them. */
  forgetPayments(db: Db, memberId: number): Promise<void>
}

export const { wire: wirePanelHooks, hooks } = lateHooks<PanelHooks>()
