import type { Choice } from '@wattle/contract/candidate'
import { INVITATION_LINK, keyHashOf, linkKey } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import type { Promised } from './change-promises.ts'
import * as queries from './queries.ts'
import { endStandbysOfMember } from './standby-queries.ts'

type Study = { distributionId: number; researchId: number } & Promised

/**
 * Invites panel members to a study. Each gets their own link. Returns the links' nonces, in the
 * order of `memberIds`.
 */
export async function inviteMembers(
  { secret, randomBytes }: Deps,
  tx: Db,
  study: Study,
  memberIds: number[],
  invitedAt: Date,
): Promise<Buffer[]> {
  const random = randomBytes(32 * memberIds.length)
  const nonces = memberIds.map((_id, at) => random.subarray(at * 32, at * 32 + 32))
  const rows = nonces.map((linkNonce, at) => ({
    ...study,
    memberId: memberIds[at],
    linkNonce,
    keyHash: keyHashOf(linkKey(secret(INVITATION_LINK), linkNonce)),
    invitedAt,
    updatedAt: invitedAt,
  }))
  await queries.insertInvitations(tx, rows)
  return nonces
}

/**
 * Deletes a member's invitation unless they've started the screener. Returns how many it deleted.
 */
export const withdrawUnreached = (tx: Db, distributionId: number, memberId: number) =>
  queries.deleteUnreached(tx, distributionId, memberId)

export const markReminded = (tx: Db, ids: number[], at: Date): Promise<void> =>
  queries.updateInvitations(tx, ids, { remindedAt: at })

/** Undoes `markReminded` for the reminders sent at the given time. Returns how many there were. */
export const unmarkReminded = (tx: Db, distributionId: number, at: Date): Promise<number> =>
  queries.clearReminded(tx, distributionId, at)

export const markSchedulingEmailed = (tx: Db, ids: number[], at: Date): Promise<void> =>
  queries.updateInvitations(tx, ids, { schedulingMailedAt: at, placeWantedAt: null })

/** Saves the researcher's choice about a candidate. Null means undecided. */
export const saveChoice = (
  tx: Db,
  id: number,
  choice: Choice | null,
  by: { userId: number; at: Date },
): Promise<void> =>
  queries.updateInvitations(tx, [id], { choice, choiceBy: by.userId, choiceAt: by.at })

export const markDeclined = (tx: Db, ids: number[], at: Date): Promise<void> =>
  queries.updateInvitations(tx, ids, { declineSentAt: at })

/** Stops treating people as waiting for a place once they've booked. */
export const forgetPlacesTaken = (tx: Db) => queries.clearPlacesTaken(tx)

/** Undoes `markSchedulingEmailed` after an admin undoes the emails. */
export const unmarkSchedulingEmailed = (tx: Db, emails: queries.UndoneEmail[]): Promise<void> =>
  queries.clearSchedulingMailed(tx, emails)

/** Deletes a member's answers and ends their standbys. Their invitation links stop working. */
export async function forgetAnswersOf(tx: Db, memberId: number): Promise<void> {
  await endStandbysOfMember(tx, memberId)
  await queries.blankInvitations(tx, memberId)
}

/**
 * Deletes people's answers in studies that ended before the given day, and unlinks the invitations
 * from panel members.
 */
export async function purgeStudies(deps: Deps, before: Date): Promise<void> {
  for (const id of await queries.listStudiesToStrip(deps.db, before)) {
    if (deps.isStopping()) return
    await deps.db.transaction((tx) => queries.stripStudy(tx, id))
  }
}
