import { isDeepStrictEqual } from 'node:util'
import type { Selection } from '@wattle/contract/candidate'
import type { DistributionDetail, StudyForm } from '@wattle/contract/distribution'
import { Temporal } from 'temporal-polyfill'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { findUser } from '#features/account/service.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import {
  pauseCampaignEmails,
  queueEmails,
  resumeCampaignEmails,
} from '#features/email/queue-emails.ts'
import { deleteQueuedEmails, deleteUnsentInvitations } from '#features/email/service.ts'
import { countInterviews, hasEnoughBooked } from '#features/interview/service.ts'
import { contactNow, mustBeTopic } from '#features/panel/apply-contact.ts'
import { countPeople } from '#features/panel/audience.ts'
import { withdrawUnreached } from '#features/participation/invite-members.ts'
import { listQuotas, refreshQuotas } from '#features/participation/set-quotas.ts'
import { mustBeAt, planOf, type ResearchRow } from '#features/project/rules.ts'
import { lockOwnResearch, lockProject } from '#features/project/service.ts'
import { listQuestions } from '#features/screener/service.ts'
import { requirePublishedPolicy } from '#features/settings/policy-version.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import { checkAudience, normalAudience } from './audience.ts'
import { mustBeAbleToAsk } from './consents.ts'
import { shownWave } from './next-wave.ts'
import { findMedianBookingSeconds } from './progress-queries.ts'
import * as queries from './queries.ts'
import { emailTeamAboutLaunch } from './study-notices.ts'
import { previewStudy, REMINDER_MAIL } from './write-invitation.ts'

export type { WholeDistribution } from './queries.ts'
export const findDistributionOf = (db: Db, researchId: number) =>
  queries.findDistributionOf(db, researchId)

export const makeNextBatchDue = (tx: Db, researchId: number, at: Date) =>
  queries.makeNextBatchDue(tx, researchId, at)

/**
 * Asks our team to invite people. Does nothing if the project already has a distribution, so the
 * researcher can press the button twice.
 */
export async function requestDistribution(
  deps: Deps,
  actor: SignedIn,
  researchId: number,
  selection: Selection = 'TEAM',
): Promise<ResearchRow> {
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, researchId)
    mustBeAt(research, 'CONDUCTING_INTERVIEW')
    must(!research.isSample, 'IS_SAMPLE')
    if (selection === 'RESEARCHER') await requirePublishedPolicy(tx)
    const launch = { researchId, createdAt: deps.now(), selection }
    const created = await queries.insertDistribution(tx, launch)
    if (!created) return research
    await emailTeamAboutLaunch(deps, tx, created.id)
    return refreshQuotas(deps, tx, research)
  })
}

/**
 * Saves the study details and makes the first batch due, after the undo time if there is one.
 * Submitting the same form again changes nothing.
 */
export async function startDistribution(
  deps: Deps,
  { id, ...input }: StudyForm & { id: number },
  until: Date | null = null,
  by?: AdminActor,
) {
  const form = normalAudience(input)
  const expiresAt = endOfDay(form.expirationDate, deps.config.agencyTimeZone)
  must(expiresAt > deps.now(), 'INVALID_INPUT', {
    fields: { expirationDate: 'Please choose a day in the future.' },
  })
  const { asks = [], requires = [], studyConsent = '' } = form
  await mustBeAbleToAsk(deps.db, { asks, requires })
  await mustBeTopic(deps.db, form.topicId)
  const { selection, ...texts } = form
  await retryOnConflict(deps.db, async (tx) => {
    const research = await lockProjectOf(tx, id)
    const distribution = await lockOpenDistribution(deps, tx, id)
    if (isSame(distribution, form)) return
    must(distribution.status === 'REQUESTED', 'ALREADY_STARTED')
    if (form.standbysWanted) await requirePublishedPolicy(tx)
    const audience = await checkAudience(deps, tx, distribution, form.audience, by)
    await queries.updateDistribution(tx, id, {
      ...texts,
      audience,
      ...(selection && { selection }),
      incentiveCents: form.incentiveCents ?? null,
      incentiveCurrency: form.incentiveCurrency ?? null,
      asks,
      requires,
      studyConsent,
      pacing: form.pacing ?? 'FIXED',
      standbysWanted: form.standbysWanted ?? 0,
      standbyCents: form.standbyCents ?? null,
      topicId: form.topicId ?? null,
      expiresAt,
      status: 'IN_PROGRESS',
      startedAt: deps.now(),
      nextBatchAt: until ?? deps.now(),
    })
    if (selection && selection !== distribution.selection)
      await selectionChanged(deps, tx, research, selection)
    const details = { distribution: String(id), maximum: String(form.maxNumber) }
    await recordAdminAction(deps, tx, by, 'EMAILS_STARTED', details)
  })
  deps.enqueueSoon('distribution.sweep', until)
  return summary(await existingDistribution(deps, id))
}

/**
 * Call this before locking the distribution, because everything that changes quotas locks the
 * project first.
 */
export async function lockProjectOf(tx: Db, distributionId: number): Promise<ResearchRow> {
  const project = await queries.findProject(tx, distributionId)
  must(project, 'NOT_FOUND')
  return lockProject(tx, project.id)
}

/**
 * Refreshes the quotas when the project changes who picks the participants. If anyone who qualifies
 * can book, the target limits the bookings, even in a study without quotas.
 */
export async function selectionChanged(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
  selection: Selection,
): Promise<void> {
  if (selection === 'RESEARCHER') await requirePublishedPolicy(tx)
  await refreshQuotas(deps, tx, research)
}

const isSame = (distribution: queries.DistributionRow, form: StudyForm) =>
  distribution.status !== 'REQUESTED' &&
  Object.entries(form).every(([name, value]) =>
    isDeepStrictEqual(distribution[name as keyof StudyForm], value ?? null),
  )

type Change = { distributionId: number; maxNumber: number; status: 'IN_PROGRESS' | 'PAUSED' }

/** The maximum can't be below the number of people we've already invited. */
export function mustIncludeInvited(
  maxNumber: number,
  { emailsSent }: Pick<queries.DistributionRow, 'emailsSent'>,
): void {
  must(maxNumber >= emailsSent, 'INVALID_INPUT', {
    fields: {
      maxNumber: `${emailsSent} ${emailsSent === 1 ? 'person has' : 'people have'} already been invited.`,
    },
  })
}

/** Pausing holds back queued emails immediately. Resuming sends them. */
export async function updateDistribution(
  deps: Deps,
  { distributionId: id, maxNumber, status }: Change,
  by?: AdminActor,
) {
  await deps.db.transaction(async (tx) => {
    const distribution = await lockOpenDistribution(deps, tx, id)
    must(['IN_PROGRESS', 'PAUSED'].includes(distribution.status), 'NOT_STARTED')
    mustIncludeInvited(maxNumber, distribution)
    const isRaised = maxNumber > distribution.maxNumber
    await queries.updateDistribution(tx, id, {
      maxNumber,
      status,
      settingsChangedAt: deps.now(),
      ...(isRaised &&
        distribution.emailsSent >= distribution.maxNumber && { nextBatchAt: deps.now() }),
    })
    if (status === 'PAUSED') await pauseCampaignEmails(tx, id)
    else await resumeCampaignEmails(deps, tx, id)
    const { maxNumber: maximumBefore, status: statusBefore } = distribution
    const details = {
      distribution: String(id),
      maximum: String(maxNumber),
      ...(maximumBefore !== maxNumber && { maximumBefore: String(maximumBefore) }),
      status,
      ...(statusBefore !== status && { statusBefore }),
    }
    await recordAdminAction(deps, tx, by, 'EMAILS_CHANGED', details)
  })
  deps.enqueueSoon('distribution.sweep')
  return summary(await existingDistribution(deps, id))
}

export async function lockOpenDistribution(
  { now }: Deps,
  tx: Db,
  id: number,
): Promise<queries.DistributionRow> {
  const whole = await queries.findDistribution(tx, id, now())
  must(whole && !whole.deletedAt, 'NOT_FOUND')
  must(whole.status !== 'FINISHED', 'PROJECT_FINISHED')
  const distribution = await queries.lockDistribution(tx, id)
  must(distribution, 'NOT_FOUND')
  return distribution
}

/** Holds back queued emails until an admin resumes the distribution. */
export async function pauseDistribution(tx: Db, researchId: number): Promise<void> {
  const sending = await queries.lockSendingDistribution(tx, researchId)
  if (!sending) return
  await queries.updateDistribution(tx, sending.id, { status: 'PAUSED' })
  await pauseCampaignEmails(tx, sending.id)
}

export async function existingDistribution(
  { db, now }: Deps,
  id: number,
): Promise<queries.WholeDistribution> {
  const whole = await queries.findDistribution(db, id, now())
  must(whole && !whole.deletedAt, 'NOT_FOUND')
  return whole
}

/** The project's details, so admins who write the invitation know what it mustn't reveal. */
export async function getDistributionProject({ db }: Deps, id: number) {
  const project = await queries.findProject(db, id)
  must(project, 'NOT_FOUND')
  const { finishedAt, finishReason } = project
  return {
    idea: project.idea,
    characteristics: project.characteristics ?? [],
    plan: planOf(project),
    interviews: await countInterviews(db, project.id),
    finishedAt,
    finishReason,
    quotas: await listQuotas(db, project.id),
    questions: await listQuestions(db, project.id),
  }
}

type DistributionQuery = ListQuery & { researchId?: number | undefined }

export async function listDistributions({ db, now }: Deps, query: DistributionQuery) {
  const filter = { ...listWindow(query), researchId: query.researchId, now: now() }
  const { rows, total } = await queries.listDistributions(db, filter)
  return { distributions: rows.map(summary), total }
}

/**
 * The midnight after this day in this time zone, so people can still answer on the last day itself.
 */
export function endOfDay(day: string, zone: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone)
  return new Date(next.epochMilliseconds)
}

export const summary = ({
  distribution,
  status,
  researchName,
  availableSlots,
  mails,
}: queries.WholeDistribution) => ({
  id: distribution.id,
  researchId: distribution.researchId,
  researchName,
  status,
  availableSlots,
  emailsSent: mails.sent,
  maxNumber: distribution.maxNumber,
  createdAt: distribution.createdAt,
})

/**
 * The invitation as it would go out, but with links that don't work. Also counts the people we
 * could invite.
 */
export async function previewInvitation(deps: Deps, { id, ...form }: StudyForm & { id: number }) {
  const whole = await queries.findDistribution(deps.db, id, deps.now())
  must(whole && !whole.deletedAt, 'NOT_FOUND')
  const { audience = whole.distribution.audience } = form
  const { reachable } = await countPeople(deps, { distributionId: id, audience })
  return {
    ...(await previewStudy(deps, form)),
    reachable,
    reachableMaximum: whole.distribution.emailsSent + reachable,
  }
}

export async function sendTestInvitation(
  deps: Deps,
  by: AdminActor,
  form: StudyForm & { id: number },
): Promise<{ to: string }> {
  const { subject, html, text } = await previewInvitation(deps, form)
  const user = await findUser(deps.db, { id: by.actor.userId })
  must(user, 'SESSION_ENDED')
  const mail = {
    kind: 'distribution.test' as const,
    to: user.email,
    subject: `Test: ${subject}`,
    html,
    text,
  }
  await deps.db.transaction(async (tx) => {
    await queueEmails(deps, tx, [mail])
    await recordAdminAction(deps, tx, by, 'TEST_EMAIL_SENT', { distribution: String(form.id) })
  })
  return { to: user.email }
}

export async function getDistribution(deps: Deps, id: number): Promise<DistributionDetail> {
  const whole = await existingDistribution(deps, id)
  const { distribution } = whole
  const isAutomatic = distribution.selection === 'AUTOMATIC'
  const { audience } = distribution
  const contact = await contactNow(deps, deps.db)
  const [progress, median, { reachable }, isEnough] = await Promise.all([
    queries.countProgress(deps.db, id),
    isAutomatic ? findMedianBookingSeconds(deps.db, id) : null,
    countPeople(deps, { distributionId: id, audience, contact }),
    hasEnoughBooked(deps.db, distribution.researchId),
  ])
  return {
    ...distribution,
    ...summary(whole),
    targetInterviews: whole.targetInterviews,
    counts: { ...whole.mails, ...progress },
    medianBookingSeconds: median,
    reachable,
    reachableMaximum: distribution.emailsSent + reachable,
    hasEnoughBooked: isEnough,
    wave: shownWave(distribution),
    quietTo: contact.quiet?.to ?? null,
    waitingFor: waitingFor(deps, whole, isEnough, reachable),
  }
}

/** Why no invitations are going out right now. The most important reason comes first. */
export function waitingFor(
  { now }: Deps,
  { distribution, researchStatus, deletedAt }: queries.WholeDistribution,
  isEnough: boolean,
  reachable: number,
): DistributionDetail['waitingFor'] {
  const { status, expiresAt, emailsSent, maxNumber, nextBatchAt, waitReason } = distribution
  if (deletedAt || researchStatus === 'COMPLETED') return 'WITHDRAWN'
  if (status === 'REQUESTED' || status === 'NOT_STARTED') return 'STUDY'
  if (expiresAt && expiresAt <= now()) return 'EXPIRED'
  if (status === 'PAUSED') return 'RESUMING'
  if (isEnough) return 'ENOUGH_BOOKED'
  if (emailsSent >= maxNumber) return 'HIGHER_MAXIMUM'
  if (reachable === 0) return 'PANEL_MEMBERS'
  // A batch was due, but all the remaining people were in their quiet hours, or a job was still
  // applying changed contact rules.
  if (waitReason === 'QUIET_HOURS' || waitReason === 'CONTACT_RULES') return waitReason
  return nextBatchAt && nextBatchAt > now() ? 'NEXT_BATCH' : 'NOTHING'
}

/**
 * Deletes the invitations to this address that haven't been sent or didn't arrive. They no longer
 * count towards the study's maximum, so we can invite other people.
 */
export async function dropUnsentInvitations(tx: Db, address: string): Promise<void> {
  // Lock the distributions before the member's own rows, as batches and reminders do.
  await queries.lockDistributionsEmailing(tx, address)
  for (const { campaignId, memberId } of await deleteUnsentInvitations(tx, address)) {
    if (campaignId === null || memberId === null) continue
    const count = await withdrawUnreached(tx, campaignId, memberId)
    if (count > 0) await queries.reduceEmailsSent(tx, campaignId, count)
  }
}

/** Like `dropUnsentInvitations`, but deletes queued reminders too. */
export async function dropQueuedEmails(tx: Db, address: string): Promise<void> {
  await dropUnsentInvitations(tx, address)
  await deleteQueuedEmails(tx, address, REMINDER_MAIL)
}
