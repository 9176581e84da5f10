import type { DistributionDetail, StudyForm } from '@wattle/contract/distribution'
import { REMINDER_PAUSE_DAYS } from '@wattle/contract/limits'
import { INVITATION_LINK, keyHashOf, linkKey } from '#adapters/link-key.ts'
import { isDue as isTimeDue } from '#db/due.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import {
  changeDistribution,
  countProgress,
  type DistributionRow,
  findDistribution,
  livingDistribution,
  lockDistribution,
  summary,
  type WholeDistribution,
} from '#features/distribution/service.ts'
import { queueEmails, unqueueCampaignEmails } from '#features/email/queue-emails.ts'
import { hasEnoughBooked } from '#features/interview/service.ts'
import { queueInvitations, REMINDER_MAIL, sampleInvitation } from '#features/invitation/service.ts'
import { clearReminded, lastReminded } from '#features/undo/service.ts'
import * as users from '#features/user/service.ts'
import { isFresh } from '#undo.ts'
import * as queries from './queries.ts'

const DAY_MS = 24 * 3_600_000
const REMINDER_PAUSE_MS = REMINDER_PAUSE_DAYS * DAY_MS
const MINUTE_MS = 60_000

const betweenBatches = ({ config }: Deps) => config.batchMinutes * MINUTE_MS

/** Sends what is due of every campaign. May run twice or in two processes: each is locked in turn. */
export async function sweepDistributions(deps: Deps): Promise<void> {
  const due = await queries.listDueDistributions(deps.db, deps.now(), betweenBatches(deps))
  for (const id of due) {
    if (deps.isStopping()) return
    await retryOnConflict(deps.db, (tx) => sendBatch(deps, tx, id))
  }
}

/** One batch: invitations, their mails and the next date in one transaction, or none of them. */
async function sendBatch(deps: Deps, tx: Db, id: number): Promise<void> {
  const distribution = await lockDistribution(tx, id)
  const now = deps.now()
  if (!distribution || !(await isDue(deps, tx, distribution))) return
  const { oneTimeNumber, maxNumber, emailsSent } = distribution
  const size = Math.min(oneTimeNumber, maxNumber - emailsSent)
  const members = await queries.lockMembersToInvite(tx, id, askedBefore(deps), size)
  const nextBatchAt = new Date(now.getTime() + betweenBatches(deps))
  await changeDistribution(tx, id, { nextBatchAt, emailsSent: emailsSent + members.length })
  if (members.length === 0) return
  const random = deps.randomBytes(32 * members.length)
  const invited = members.map((member, at) => ({
    member,
    nonce: random.subarray(at * 32, at * 32 + 32),
  }))
  await queries.insertInvitations(
    tx,
    invited.map(({ member, nonce }) => ({
      distributionId: id,
      researchId: distribution.researchId,
      memberId: member.id,
      linkNonce: nonce,
      keyHash: keyHashOf(linkKey(deps.secret(INVITATION_LINK), nonce)),
      invitedAt: now,
      updatedAt: now,
    })),
  )
  const memberIds = members.map((member) => member.id)
  await queries.updateLastInvited(tx, memberIds, now)
  const people = invited.map(({ member, nonce }) => ({
    memberId: member.id,
    email: member.email,
    name: member.name,
    nonce,
    memberNonce: member.linkNonce,
  }))
  await queueInvitations(deps, tx, distribution, people)
}

async function isDue(deps: Deps, tx: Db, distribution: DistributionRow): Promise<boolean> {
  const { id, status, nextBatchAt, expiresAt, researchId, emailsSent, maxNumber } = distribution
  const now = deps.now()
  const whole = await findDistribution(tx, id, deps.now())
  if (!whole || whole.deletedAt || whole.researchStatus !== 'CONDUCTING_INTERVIEW') return false
  if (status !== 'IN_PROGRESS' || !nextBatchAt) return false
  if (!isTimeDue(nextBatchAt, now, betweenBatches(deps))) return false
  if (!expiresAt || expiresAt <= now || emailsSent >= maxNumber) return false
  return !(await hasEnoughBooked(tx, researchId))
}

/** As it would go out, with links that open nothing. */
export async function previewInvitation(deps: Deps, { id, ...form }: StudyForm & { id: number }) {
  const whole = await findDistribution(deps.db, id, deps.now())
  must(whole && !whole.deletedAt, 'NOT_FOUND')
  const reachable = await queries.countMembersToInvite(deps.db, id, askedBefore(deps))
  return {
    ...(await sampleInvitation(deps, form)),
    reachable,
    reachableMaximum: whole.distribution.emailsSent + reachable,
  }
}

export async function sendTestInvitation(
  deps: Deps,
  by: OfficeActor,
  form: StudyForm & { id: number },
): Promise<{ to: string }> {
  const { subject, html, text } = await previewInvitation(deps, form)
  const user = await users.findById(deps.db, by.actor.userId)
  must(user, 'SESSION_ENDED')
  const mail = {
    kind: 'distribution.test',
    to: user.email,
    subject: `Test: ${subject}`,
    html,
    text,
  }
  await deps.db.transaction(async (tx) => {
    await queueEmails(deps, tx, [mail])
    await recordOfficeAct(deps, tx, by, 'TEST_EMAIL_SENT', { distribution: String(form.id) })
  })
  return { to: user.email }
}

/** One reminder at most to a person, and one round in three days to a study. */
export async function saveReminders(
  deps: Deps,
  distributionId: number | undefined,
  until: Date | null = null,
  by?: OfficeActor,
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

const acceptsReminders = ({ status, distribution, deletedAt }: WholeDistribution, now: Date) =>
  status === 'IN_PROGRESS' &&
  !deletedAt &&
  distribution.expiresAt !== null &&
  distribution.expiresAt > now

/** When reminders may go out again; null if they may now. */
function nextRoundAt({ distribution: { remindedAt } }: WholeDistribution, now: Date): Date | null {
  const next = remindedAt && new Date(remindedAt.getTime() + REMINDER_PAUSE_MS)
  return next && next > now ? next : null
}

/** How many reminders `saveReminders` would queue now. */
export async function countReminders(deps: Deps, id: number) {
  const now = deps.now()
  const whole = await livingDistribution(deps, id)
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
  by: OfficeActor | undefined,
): Promise<number> {
  const distribution = await lockDistribution(tx, id)
  must(distribution, 'NOT_FOUND')
  const now = deps.now()
  const whole = await findDistribution(tx, id, now)
  if (!whole || !acceptsReminders(whole, now) || nextRoundAt(whole, now)) return 0
  const unfinished = await queries.lockUnfinished(tx, id)
  if (unfinished.length === 0) return 0
  const recipients = unfinished.map(({ memberId, email, name, linkNonce, memberNonce }) => ({
    memberId,
    email,
    name,
    nonce: linkNonce,
    memberNonce,
  }))
  await queueInvitations(deps, tx, distribution, recipients, { isReminder: true, until, at: now })
  const invitationIds = unfinished.map((invitation) => invitation.id)
  await queries.updateReminded(tx, invitationIds, now)
  await changeDistribution(tx, id, { remindedAt: now })
  const details = { distribution: String(id), people: String(unfinished.length) }
  await recordOfficeAct(deps, tx, by, 'REMINDERS_SENT', details)
  return unfinished.length
}

export async function getDistribution(deps: Deps, id: number): Promise<DistributionDetail> {
  const whole = await livingDistribution(deps, id)
  const { distribution } = whole
  const [progress, reachable, isEnough] = await Promise.all([
    countProgress(deps.db, id),
    queries.countMembersToInvite(deps.db, id, askedBefore(deps)),
    hasEnoughBooked(deps.db, distribution.researchId),
  ])
  return {
    ...distribution,
    ...summary(whole),
    counts: { ...whole.mails, ...progress },
    reachable,
    reachableMaximum: distribution.emailsSent + reachable,
    hasEnoughBooked: isEnough,
    waitingFor: waitingFor(deps, whole, isEnough, reachable),
  }
}

/** Why nothing is sent at this moment, in the order in which it matters. */
export function waitingFor(
  { now }: Deps,
  { distribution, researchStatus, deletedAt }: WholeDistribution,
  isEnough: boolean,
  reachable: number,
): DistributionDetail['waitingFor'] {
  const { status, expiresAt, emailsSent, maxNumber, nextBatchAt } = distribution
  if (deletedAt || researchStatus === 'COMPLETED') return 'WITHDRAWN'
  if (status === 'REQUESTED' || status === 'NOT_STARTED') return 'STUDY'
  if (expiresAt && expiresAt <= now()) return 'EXPIRED'
  if (status === 'PAUSED') return 'RESUMING'
  if (isEnough) return 'ENOUGH_BOOKED'
  if (emailsSent >= maxNumber) return 'HIGHER_MAXIMUM'
  if (reachable === 0) return 'PANEL_MEMBERS'
  return nextBatchAt && nextBatchAt > now() ? 'NEXT_BATCH' : 'NOTHING'
}

/** Who was invited to anything since then is left alone. */
const askedBefore = ({ config, now }: Deps): Date =>
  new Date(now().getTime() - config.inviteCooldownDays * DAY_MS)

/** Reminders first: a campaign that sends some was not started a moment ago. */
export async function undoDistribution(
  deps: Deps,
  id: number,
  by?: OfficeActor,
): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const distribution = await lockDistribution(tx, id)
    must(distribution, 'NOT_FOUND')
    await recordOfficeAct(deps, tx, by, 'ACTION_UNDONE', { distribution: String(id) })
    const { remindedAt, startedAt, emailsSent } = distribution
    if (remindedAt && isFresh(deps, remindedAt)) return takeBackReminders(tx, id, remindedAt)
    must(isFresh(deps, startedAt) && emailsSent === 0, 'TOO_LATE_TO_UNDO')
    await changeDistribution(tx, id, { status: 'REQUESTED', startedAt: null, nextBatchAt: null })
  })
}

/** All of them or none: one may have left in a pause and a resumption. */
async function takeBackReminders(tx: Db, campaignId: number, createdAt: Date): Promise<void> {
  const removed = await unqueueCampaignEmails(tx, { campaignId, kind: REMINDER_MAIL, createdAt })
  const unreminded = await clearReminded(tx, campaignId, createdAt)
  must(removed === unreminded, 'TOO_LATE_TO_UNDO')
  await changeDistribution(tx, campaignId, { remindedAt: await lastReminded(tx, campaignId) })
}
