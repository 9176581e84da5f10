import { INVITATION_LINK } from '#adapters/link-key.ts'
import { formatShortTime, formatTimeRange } from '#date-formats.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { holdSlot, releaseSlot } from '#features/calendar/service.ts'
import { placeKey } from '#features/email/fill-in-body.ts'
import { type NewEmail, queueEmails } from '#features/email/queue-emails.ts'
import { deleteQueuedEmails } from '#features/email/service.ts'
import { firstNameOf } from '#mail/first-name.ts'
import { Notice, noticeSubject } from '#mail/notice.tsx'
import { renderEmail } from '#mail/render.ts'
import { standbyOffer } from './emails.tsx'
import * as queries from './standby-queries.ts'

/**
 * Offers each freed slot to one standby at a time. It only relies on what's in the database, so
 * it's safe to run twice, late, or in two processes at once.
 */
export async function sweepStandbys(deps: Deps): Promise<void> {
  for (const offer of await queries.listLapsedOffers(deps.db, deps.now(), MOST_MS)) {
    if (deps.isStopping()) return
    await retryOnConflict(deps.db, async (tx) => {
      if (await queries.passOffer(tx, offer.id))
        await releaseSlot(tx, offer.slotId, offer.invitationId)
    })
  }
  for (const slotId of await queries.listSlotsToOffer(deps.db, deps.now())) {
    if (deps.isStopping()) return
    await retryOnConflict(deps.db, (tx) => offerSlot(deps, tx, slotId))
  }
}

/**
 * Withdraws open offers to members who are now flagged "Don't invite", and deletes offer emails we
 * haven't sent. The slots then go to other standbys.
 */
export async function withdrawOffers(tx: Db, memberIds: number[]): Promise<void> {
  for (const { slotId, invitationId, email } of await queries.withdrawOffersTo(tx, memberIds)) {
    await releaseSlot(tx, slotId, invitationId)
    await deleteQueuedEmails(tx, email, OFFER_MAIL)
  }
}

/**
 * Stores the offer, the hold on the slot and the email together, or none of them. Returns who got
 * the offer, if anyone.
 */
export async function offerSlot(
  deps: Deps,
  tx: Db,
  slotId: number,
): Promise<queries.Candidate | undefined> {
  const now = deps.now()
  const next = await queries.lockNextCandidate(tx, slotId, now)
  if (!next) return undefined
  const { standbyId, invitationId: heldFor } = next
  const answerBy = timeToAnswer(now, next.startTime)
  const offer = { standbyId, slotId, offeredAt: now, answerBy }
  // Another worker may have offered the slot, or someone may have booked it.
  if (!(await holdSlot(tx, slotId, { heldFor, heldUntil: answerBy }))) return undefined
  if (!(await queries.insertOffer(tx, offer))) {
    await releaseSlot(tx, slotId, heldFor)
    return undefined
  }
  await queueEmails(deps, tx, [emailOf(deps, next, answerBy)])
  return next
}

const OFFER_MAIL = 'standby.offer'
const MINUTE_MS = 60_000
const LEAST_MS = 10 * MINUTE_MS
const MOST_MS = 120 * MINUTE_MS

/**
 * The deadline for an offer: a quarter of the time until the interview starts, but at least 10
 * minutes and at most 2 hours.
 */
export function timeToAnswer(now: Date, start: Date): Date {
  const quarter = (start.getTime() - now.getTime()) / 4
  return new Date(now.getTime() + Math.min(MOST_MS, Math.max(LEAST_MS, quarter)))
}

function emailOf(deps: Deps, candidate: queries.Candidate, answerBy: Date): NewEmail {
  const { startTime, endTime, study, email, memberId, linkNonce } = candidate
  const zone = candidate.timeZone ?? deps.config.agencyTimeZone
  const standIn = deps.randomBytes(16).toString('hex')
  const facts = standbyOffer({
    firstName: firstNameOf(candidate.name ?? ''),
    when: formatTimeRange(startTime, endTime, zone),
    briefly: formatShortTime(startTime, zone),
    by: formatShortTime(answerBy, zone),
    study,
    link: `${deps.config.publicUrl}/respondent/slots?hashKey=${standIn}`,
  })
  const key = { purpose: INVITATION_LINK, nonce: linkNonce.toString('base64') }
  return {
    kind: OFFER_MAIL,
    to: email,
    aboutMemberId: memberId,
    aboutUserId: null,
    subject: noticeSubject(facts),
    ...placeKey(renderEmail(Notice(facts)), { key, standIn }),
  }
}
