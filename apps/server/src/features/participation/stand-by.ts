import { isOpen } from '@wattle/contract/interview-status'
import type { Standby } from '@wattle/contract/screening'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import { ignoreUniqueViolation } from '#db/unique-violation.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { releaseSlot, takeHeldSlot } from '#features/calendar/service.ts'
import { bookForStandby } from '#features/interview/book-standby.ts'
import { hasEnoughBooked } from '#features/interview/service.ts'
import { findInvitation, type Invitation } from './queries.ts'
import type { Respondent } from './respondent-token.ts'
import { mustBeAllowedToBook, mustHaveRequiredConsent } from './rules.ts'
import { openInvitation } from './service.ts'
import * as queries from './standby-queries.ts'

/** The invitation of the person who wants to stand by. Throws unless they're allowed to book. */
async function candidateOf(deps: Deps, actor: Respondent, hash: string): Promise<Invitation> {
  const invitation = await openInvitation(deps, actor, hash)
  mustBeAllowedToBook(invitation, deps.now())
  return invitation
}

const hasInterview = ({ interviewStatus }: Invitation) =>
  interviewStatus !== null && isOpen({ status: interviewStatus })

export async function getStandby(deps: Deps, actor: Respondent, hash: string): Promise<Standby> {
  return standbyOf(deps, await candidateOf(deps, actor, hash))
}

async function standbyOf({ db, now }: Deps, invitation: Invitation): Promise<Standby> {
  const { id, researchId } = invitation
  const standby = await queries.findStandby(db, id)
  const { wanted, waiting } = await queries.findWanted(db, researchId)
  const isWaiting = standby?.state === 'WAITING'
  const isFull = waiting.length >= wanted && !isWaiting
  const isWanted =
    wanted > 0 && !isFull && !hasInterview(invitation) && (await hasEnoughBooked(db, researchId))
  return {
    isWanted,
    slots: isWanted ? await queries.listTakenSlots(db, researchId, now()) : [],
    slotIds: isWaiting ? standby.slotIds : [],
    offer: (isWaiting && (await queries.findOffer(db, standby.id, now()))) || null,
  }
}

export async function standBy(
  deps: Deps,
  actor: Respondent,
  hash: string,
  slotIds: number[],
): Promise<Standby> {
  return joinStandbys(deps, await candidateOf(deps, actor, hash), slotIds)
}

/** Puts someone on standby for every booked slot, for the demo. */
export async function standByAsSample(deps: Deps, invitationId: number): Promise<Standby> {
  const invitation = await findInvitation(deps.db, invitationId)
  must(invitation, 'NOT_FOUND')
  const { slots } = await standbyOf(deps, invitation)
  return joinStandbys(
    deps,
    invitation,
    slots.map(({ slotId }) => slotId),
  )
}

async function joinStandbys(
  deps: Deps,
  invitation: Invitation,
  slotIds: number[],
): Promise<Standby> {
  const { id: invitationId, researchId } = invitation
  must(!hasInterview(invitation), 'STANDBYS_FULL')
  await retryOnConflict(deps.db, async (tx) => {
    const { wanted, waiting, promisedCents } = await queries.lockWanted(tx, researchId)
    if (slotIds.length === 0) return queries.endStandby(tx, invitationId)
    const others = waiting.filter((one) => one !== invitationId).length
    must(others < wanted && (await hasEnoughBooked(tx, researchId)), 'STANDBYS_FULL')
    const taken = await queries.listTakenSlots(tx, researchId, deps.now())
    const known = new Set(taken.map(({ slotId }) => slotId))
    must(
      slotIds.every((one) => known.has(one)),
      'NOT_FOUND',
    )
    const joinedAt = deps.now()
    const times = { invitationId, slotIds: [...new Set(slotIds)] }
    await queries.upsertStandby(tx, { ...times, joinedAt, promisedCents })
  })
  return standbyOf(deps, invitation)
}

/** Books the offered slot. Ignores the notice period, because we hold the slot for this person. */
export async function acceptOffer(deps: Deps, actor: Respondent, hash: string) {
  const invitation = await candidateOf(deps, actor, hash)
  mustHaveRequiredConsent(invitation)
  const { id: invitationId } = invitation
  const booked = await retryOnConflict(deps.db, async (tx) => {
    const standby = await queries.findStandby(tx, invitationId)
    const slotId = standby && (await queries.answerOffer(tx, standby.id, 'ACCEPTED', deps.now()))
    const cellIds = await queries.passGate(tx, invitationId)
    must(cellIds, 'OFFER_OVER')
    const slot = slotId && (await takeHeldSlot(tx, slotId, invitationId))
    must(slot, 'OFFER_OVER')
    await queries.updateStandby(tx, invitationId, 'TAKEN')
    const interviewId = await bookForStandby(deps, tx, slot, { invitationId, cellIds })
    return { slotId: slot.id, startTime: slot.startTime, endTime: slot.endTime, interviewId }
  }).catch((error) => {
    ignoreUniqueViolation(error)
    // The participant has booked another time in the meantime.
    throw new AppError('OFFER_OVER')
  })
  deps.enqueueSoon('interview.sweep')
  return booked
}

export async function declineOffer(deps: Deps, actor: Respondent, hash: string): Promise<Standby> {
  const invitation = await candidateOf(deps, actor, hash)
  await retryOnConflict(deps.db, async (tx) => {
    const standby = await queries.findStandby(tx, invitation.id)
    const slotId = standby && (await queries.answerOffer(tx, standby.id, 'DECLINED', deps.now()))
    if (slotId) await releaseSlot(tx, slotId, invitation.id)
  })
  deps.enqueueSoon('interview.sweep')
  return standbyOf(deps, invitation)
}

export const endStandbys = (tx: Db, researchId: number) => queries.endStandbysOf(tx, researchId)
