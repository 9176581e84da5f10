import { INVITATION_LINK, keyHashOf, linkKey } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import type { Promised } from './change-promises.ts'
import * as queries from './open-queries.ts'
import { respondentToken } from './respondent-token.ts'

type Study = { distributionId: number; researchId: number; linkId: number } & Promised

type Opened = { accessToken: string; hashKey: string }

/**
 * Invites someone who came through an open link. They can answer, but can't book until they confirm
 * their address.
 */
export async function inviteByLink(
  deps: Deps,
  tx: Db,
  study: Study,
  memberId: number,
  invitedAt: Date,
): Promise<Opened> {
  const linkNonce = deps.randomBytes(32)
  const hashKey = invitationKey(deps, linkNonce)
  const keyHash = keyHashOf(hashKey)
  const row = { ...study, memberId, linkNonce, keyHash, invitedAt }
  const id = await queries.insertUnconfirmed(tx, row)
  return { accessToken: respondentToken(deps, id), hashKey }
}

export const invitationKey = ({ secret }: Deps, linkNonce: Buffer): string =>
  linkKey(secret(INVITATION_LINK), linkNonce)

/** Lets someone book, because they've confirmed their address. */
export const confirmInvitations = (tx: Db, memberId: number) => queries.markConfirmed(tx, memberId)

/**
 * Moves a provisional member's invitations and answers to the member who already has the address.
 */
export const moveInvitations = (tx: Db, from: number, to: number) =>
  queries.moveInvitations(tx, from, to)

/** Deletes the invitations and answers of people who haven't confirmed their address. */
export const deleteUnconfirmedInvitations = (tx: Db, memberIds: number[]) =>
  queries.deleteUnconfirmed(tx, memberIds)
