import { isDue as isTimeDue } from '#db/due.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { hasEnoughBooked } from '#features/interview/service.ts'
import { contactForBatch, markInvited } from '#features/panel/apply-contact.ts'
import { countPeople, lockMembersToInvite } from '#features/panel/audience.ts'
import { inviteMembers } from '#features/participation/invite-members.ts'
import { batchSize } from './next-wave.ts'
import * as queries from './queries.ts'
import { emailResearcherAboutStart } from './study-notices.ts'
import { queueInvitations } from './write-invitation.ts'

const MINUTE_MS = 60_000
const betweenBatches = ({ config }: Deps) => config.batchMinutes * MINUTE_MS

/**
 * Sends every distribution's due batch. Locks each distribution while sending its batch, so it's
 * safe to run this twice at once, even in two processes.
 */
export async function sweepDistributions(deps: Deps): Promise<void> {
  const due = await queries.listDueDistributions(deps.db, deps.now(), betweenBatches(deps))
  for (const id of due) {
    if (deps.isStopping()) return
    await retryOnConflict(deps.db, (tx) => sendBatch(deps, tx, id))
  }
}

/**
 * Creates a batch's invitations, queues their emails and sets the next batch's time, all in one
 * transaction.
 */
async function sendBatch(deps: Deps, tx: Db, id: number): Promise<void> {
  const distribution = await queries.lockDistribution(tx, id)
  const now = deps.now()
  if (!distribution || !(await isDue(deps, tx, distribution))) return
  const { emailsSent, audience } = distribution
  const contact = await contactForBatch(deps, tx)
  // The contact rules have changed, and a job is still applying them. The next sweep tries again.
  if (!contact) return setWaiting(tx, distribution, 'CONTACT_RULES')
  const wanted = { distributionId: id, audience, contact }
  const lockMembers = (limit: number) => lockMembersToInvite(deps, tx, wanted, limit)
  const isAnyoneLeft = async () => (await countPeople(deps, wanted, tx)).reachable > 0
  const isQuiet = async () => (await lockMembers(1)).length === 0 && (await isAnyoneLeft())
  const batch = await batchSize(deps, tx, distribution, isQuiet)
  if (batch === 'QUIET_HOURS') return setWaiting(tx, distribution, batch)
  const { size, waveLeft } = batch
  const members = await lockMembers(size)
  if (members.length === 0 && size > 0 && (await isAnyoneLeft()))
    return setWaiting(tx, distribution, 'QUIET_HOURS')
  await queries.updateDistribution(tx, id, {
    nextBatchAt: new Date(now.getTime() + betweenBatches(deps)),
    emailsSent: emailsSent + members.length,
    waveLeft: Math.max(0, waveLeft - members.length),
    waitReason: null,
  })
  if (members.length === 0) return
  const memberIds = members.map((member) => member.id)
  const { researchId, incentive, incentiveCents, incentiveCurrency } = distribution
  const study = { distributionId: id, researchId, incentive, incentiveCents, incentiveCurrency }
  const nonces = await inviteMembers(deps, tx, study, memberIds, now)
  await markInvited(tx, memberIds, { ...contact, now })
  const people = members.map(({ id: memberId, email, name, linkNonce }, at) => ({
    memberId,
    email,
    name,
    nonce: nonces[at] as Buffer,
    memberNonce: linkNonce,
  }))
  await queueInvitations(deps, tx, distribution, people)
  if (emailsSent === 0) await emailResearcherAboutStart(deps, tx, id, people.length)
}

async function setWaiting(
  tx: Db,
  { id, waitReason }: queries.DistributionRow,
  reason: 'QUIET_HOURS' | 'CONTACT_RULES',
): Promise<void> {
  if (waitReason !== reason) await queries.updateDistribution(tx, id, { waitReason: reason })
}

async function isDue(deps: Deps, tx: Db, distribution: queries.DistributionRow): Promise<boolean> {
  const { id, status, nextBatchAt, expiresAt, researchId, emailsSent, maxNumber } = distribution
  const now = deps.now()
  const whole = await queries.findDistribution(tx, id, deps.now())
  if (!whole || whole.deletedAt || whole.researchStatus !== 'CONDUCTING_INTERVIEW') return false
  if (status !== 'IN_PROGRESS' || !nextBatchAt) return false
  if (!isTimeDue(nextBatchAt, now, betweenBatches(deps))) return false
  if (!expiresAt || expiresAt <= now || emailsSent >= maxNumber) return false
  return !(await hasEnoughBooked(tx, researchId))
}
