import { REMINDER_PAUSE_DAYS } from '@wattle/contract/limits'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { unqueueCampaignEmails } from '#features/email/queue-emails.ts'
import { hasEnoughBooked } from '#features/interview/service.ts'
import { markReminded, unmarkReminded } from '#features/participation/invite-members.ts'
import { isFresh } from '#undo.ts'
import * as queries from './queries.ts'
import { existingDistribution } from './service.ts'
import { queueInvitations, REMINDER_MAIL } from './write-invitation.ts'

const REMINDER_PAUSE_MS = REMINDER_PAUSE_DAYS * 24 * 3_600_000

/**
 * Sends at most one reminder per person, and at most one round of reminders per study every three
 * days.
 */
export async function saveReminders(
  deps: Deps,
  distributionId: number | undefined,
  until: Date | null = null,
  by?: AdminActor,
) {
  const ids = distributionId
    ? [distributionId]
    : await queries.listOpenDistributions(deps.db, deps.now())
  let queued = 0
  for (const id of ids) {
    queued += await retryOnConflict(deps.db, (tx) => remind(deps, tx, id, until, by))
  }
  return { queued }
}

const acceptsReminders = (
  { status, distribution, deletedAt }: queries.WholeDistribution,
  now: Date,
) =>
  status === 'IN_PROGRESS' &&
  !deletedAt &&
  distribution.expiresAt !== null &&
  distribution.expiresAt > now

/** When the next round of reminders can go out. Null if it can go out now. */
function nextRoundAt(
  { distribution: { remindedAt } }: queries.WholeDistribution,
  now: Date,
): Date | null {
  const next = remindedAt && new Date(remindedAt.getTime() + REMINDER_PAUSE_MS)
  return next && next > now ? next : null
}

/** How many reminders `saveReminders` would queue now. */
export async function countReminders(deps: Deps, id: number) {
  const now = deps.now()
  const whole = await existingDistribution(deps, id)
  const isOpen = acceptsReminders(whole, now)
  const next = isOpen ? nextRoundAt(whole, now) : null
  const [unfinished, isEnough] = await Promise.all([
    queries.countUnfinished(deps.db, id),
    hasEnoughBooked(deps.db, whole.distribution.researchId),
  ])
  const people = isOpen && !next ? unfinished : 0
  return { people, hasEnoughBooked: isEnough, nextRoundAt: next }
}

async function remind(
  deps: Deps,
  tx: Db,
  id: number,
  until: Date | null,
  by: AdminActor | undefined,
): Promise<number> {
  const distribution = await queries.lockDistribution(tx, id)
  must(distribution, 'NOT_FOUND')
  const now = deps.now()
  const whole = await queries.findDistribution(tx, id, now)
  if (!whole || !acceptsReminders(whole, now) || nextRoundAt(whole, now)) return 0
  const unfinished = await queries.lockUnfinished(tx, id)
  if (unfinished.length === 0) return 0
  // Each reminder repeats the incentive we promised that person, which may differ from the study's
  // current one.
  for (const [incentive, people] of Map.groupBy(unfinished, (person) => person.incentive)) {
    const recipients = people.map(({ memberId, email, name, linkNonce, memberNonce }) => ({
      memberId,
      email,
      name,
      nonce: linkNonce,
      memberNonce,
    }))
    const round = { isReminder: true, until, at: now }
    await queueInvitations(deps, tx, { ...distribution, incentive }, recipients, round)
  }
  const invitationIds = unfinished.map((invitation) => invitation.id)
  await markReminded(tx, invitationIds, now)
  await queries.updateDistribution(tx, id, { remindedAt: now })
  const details = { distribution: String(id), people: String(unfinished.length) }
  await recordAdminAction(deps, tx, by, 'REMINDERS_SENT', details)
  return unfinished.length
}

/**
 * Undoes an admin's last action: the reminders, if they were just queued, or else the start of the
 * distribution.
 */
export async function undoDistribution(
  deps: Deps,
  id: number,
  by?: AdminActor,
): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const distribution = await queries.lockDistribution(tx, id)
    must(distribution, 'NOT_FOUND')
    await recordAdminAction(deps, tx, by, 'ACTION_UNDONE', { distribution: String(id) })
    const { remindedAt, startedAt, emailsSent } = distribution
    if (remindedAt && isFresh(deps, remindedAt)) return unsendReminders(tx, id, remindedAt)
    must(isFresh(deps, startedAt) && emailsSent === 0, 'TOO_LATE_TO_UNDO')
    await queries.updateDistribution(tx, id, {
      status: 'REQUESTED',
      startedAt: null,
      nextBatchAt: null,
    })
  })
}

/**
 * Undoes all reminders or none. Throws if some have already gone out, which happens when an admin
 * resumes a paused distribution within the undo time: that sends its emails immediately.
 */
async function unsendReminders(tx: Db, campaignId: number, createdAt: Date): Promise<void> {
  const removed = await unqueueCampaignEmails(tx, { campaignId, kind: REMINDER_MAIL, createdAt })
  const unreminded = await unmarkReminded(tx, campaignId, createdAt)
  must(removed === unreminded, 'TOO_LATE_TO_UNDO')
  await queries.updateDistribution(tx, campaignId, {
    remindedAt: await queries.lastReminded(tx, campaignId),
  })
}
