import { SCHEDULING_PAUSE_MS } from '@wattle/contract/admin'
import { MOST_MAILED_AT_ONCE } from '@wattle/contract/undo'
import { INVITATION_LINK } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { escapeMarks, fillIn } from '#features/email/fill-in-body.ts'
import {
  dropWaitingEmails,
  type NewEmail,
  queueEmails,
  unqueueEmails,
} from '#features/email/queue-emails.ts'
import { findTemplate, type TemplateText, writeEmail } from '#features/email/use-template.ts'
import { unmarkReplaced } from '#features/interview/mark-replaced.ts'
import { hasEnoughBooked } from '#features/interview/service.ts'
import {
  forgetPlacesTaken,
  markSchedulingEmailed,
  unmarkSchedulingEmailed,
} from '#features/participation/invite-members.ts'
import { schedulable } from '#features/participation/manage-respondents.ts'
import { mustHaveRoomFor } from '#features/participation/quota-room.ts'
import { hasUpcoming, SCHEDULING_MAIL } from '#features/participation/rules.ts'
import {
  SCHEDULING_BUTTON,
  SCHEDULING_SUBJECT,
  Scheduling,
  type SchedulingFacts,
} from './emails.tsx'
import * as queries from './queries.ts'
import { SAMPLE_NAME, SAMPLE_STUDY } from './write-invitation.ts'

/**
 * Emails the link to choose a time to someone who qualifies. Doesn't email it again for three days.
 */
export const sendSchedulingEmail = (
  deps: Deps,
  userScreenerId: number,
  until: Date | null,
  by?: AdminActor,
) => retryOnConflict(deps.db, (tx) => sendOne(deps, tx, userScreenerId, until, by))

/** Like `sendSchedulingEmail`, but in the caller's transaction. */
export async function sendOne(
  deps: Deps,
  tx: Db,
  userScreenerId: number,
  until: Date | null,
  by?: AdminActor,
) {
  await queries.lockInvitation(tx, userScreenerId)
  const completion = await schedulable(tx, userScreenerId)
  const { email, respondentId } = completion
  must(email && respondentId, 'HAS_LEFT')
  if (!hasUpcoming(completion.interviewStatus)) await mustHaveRoomFor(tx, userScreenerId)
  const earlier = await findSentEmail(deps, tx, { ...completion, email })
  if (earlier) return { queued: 0, ...earlier }
  const mailedAt = deps.now()
  const person = { ...completion, email, respondentId }
  const [mailId = 0] = await queueSchedulingEmails(deps, tx, [person], mailedAt, until)
  const details = { respondent: String(userScreenerId), people: '1' }
  await recordAdminAction(deps, tx, by, 'SCHEDULING_EMAILS_SENT', details)
  return { queued: 1, mailId, mailedAt }
}

/** Deletes the email queued at the given time if it hasn't gone out. */
export async function unsendOne(deps: Deps, tx: Db, address: string, mailedAt: Date) {
  const mail = await queries.findEmailOf(tx, address, SCHEDULING_MAIL, mailedAt)
  if (!mail) return
  await unmarkSchedulingEmailed(tx, await dropWaitingEmails(deps, tx, [mail.mailId]))
}

/**
 * Emails the link to everyone in a project who qualifies and has never had an interview. Nobody
 * gets this email twice.
 */
export const sendSchedulingEmails = (
  deps: Deps,
  researchId: number,
  until: Date | null,
  by?: AdminActor,
) =>
  retryOnConflict(deps.db, async (tx) => {
    await mustBeOpen(tx, researchId)
    await queries.lockQualified(tx, researchId)
    const people = await listUnscheduled(tx, researchId)
    const mailIds = await queueSchedulingEmails(deps, tx, people, deps.now(), until)
    const details = { project: String(researchId), people: String(people.length) }
    if (people.length > 0) await recordAdminAction(deps, tx, by, 'SCHEDULING_EMAILS_SENT', details)
    return { mailIds }
  })

const HOUR_MS = 3_600_000

/**
 * Emails people who found no free time earlier but can book now, and people who left without
 * choosing a time.
 */
export async function emailPlacesOpened(deps: Deps): Promise<void> {
  const now = deps.now()
  await retryOnConflict(deps.db, async (tx) => {
    await forgetPlacesTaken(tx)
    const anHourAgo = new Date(now.getTime() - HOUR_MS)
    const people = await queries.lockToSchedule(tx, now, anHourAgo, MOST_MAILED_AT_ONCE)
    await queueSchedulingEmails(deps, tx, people, now, null)
  })
}

/** How many emails `sendSchedulingEmails` would queue now. */
export async function countUnscheduled({ db }: Deps, researchId: number) {
  await mustBeOpen(db, researchId)
  const [people, isEnough] = await Promise.all([
    listUnscheduled(db, researchId),
    hasEnoughBooked(db, researchId),
  ])
  return { people: people.length, hasEnoughBooked: isEnough }
}

async function mustBeOpen(db: Db, researchId: number): Promise<void> {
  const status = await queries.findStatus(db, researchId)
  must(status, 'NOT_FOUND')
  must(status !== 'COMPLETED', 'PROJECT_FINISHED')
}

const listUnscheduled = (db: Db, researchId: number) =>
  queries.listUnscheduled(db, researchId, MOST_MAILED_AT_ONCE)

type Person = Omit<SchedulingFacts, 'link' | 'name'> & {
  userScreenerId: number
  respondentId: number
  email: string
  fullName: string
  linkNonce: Buffer
}

async function queueSchedulingEmails(
  deps: Deps,
  tx: Db,
  people: Person[],
  mailedAt: Date,
  until: Date | null,
): Promise<number[]> {
  if (people.length === 0) return []
  const words = await findTemplate(tx, 'SCHEDULING')
  const mails = people.map((person) => emailTo(deps, person, words))
  const ids = people.map(({ userScreenerId }) => userScreenerId)
  await markSchedulingEmailed(tx, ids, mailedAt)
  return queueEmails(deps, tx, mails, until, mailedAt)
}

function emailTo({ config }: Deps, person: Person, words: TemplateText | undefined): NewEmail {
  const { subject, ...bodies } = writeScheduling(words, {
    name: escapeMarks(person.fullName),
    studyTitle: escapeMarks(person.studyTitle),
    estimatedTime: escapeMarks(person.estimatedTime),
    incentive: escapeMarks(person.incentive),
    link: `${config.publicUrl}/respondent/slots?hashKey=[[key]]`,
  })
  return {
    kind: SCHEDULING_MAIL,
    to: person.email,
    memberId: person.respondentId,
    subject: fillIn(subject, () => ''),
    ...bodies,
    keys: { key: { purpose: INVITATION_LINK, nonce: person.linkNonce.toString('base64') } },
  }
}

type Emailed = { email: string; schedulingMailedAt: Date | null }

/**
 * The email, if we've sent it to this person in the last three days. After that, sending it again
 * counts as a deliberate reminder.
 */
async function findSentEmail({ now }: Deps, tx: Db, emailed: Emailed) {
  const { email, schedulingMailedAt: at } = emailed
  if (!at || now().getTime() - at.getTime() >= SCHEDULING_PAUSE_MS) return undefined
  return queries.findEmailOf(tx, email, SCHEDULING_MAIL, at)
}

const writeScheduling = (words: TemplateText | undefined, facts: SchedulingFacts) =>
  writeEmail(words, facts, {
    subject: SCHEDULING_SUBJECT,
    mail: Scheduling(facts),
    button: SCHEDULING_BUTTON,
  })

/** Shows admins their own template with a made-up study. */
export function previewSchedulingTemplate({ config }: Deps, words: TemplateText) {
  const link = `${config.publicUrl}/respondent/slots?hashKey=sample`
  const facts = { ...SAMPLE_STUDY, name: SAMPLE_NAME, link }
  const { subject, html, text } = writeScheduling(words, facts)
  const whole = (part: string) => fillIn(part, () => '')
  return { subject: whole(subject), html: whole(html), text: whole(text) }
}

/**
 * Undoes all emails that one click queued, or throws if it's too late for one of them. Undoing them
 * again does nothing.
 */
export async function undoSchedulingEmails(
  deps: Deps,
  ids: number[],
  by?: AdminActor,
): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const deleted = await unqueueEmails(deps, tx, ids)
    await unmarkSchedulingEmailed(tx, deleted)
    await unmarkReplaced(tx, deleted)
    if (deleted.length === 0) return
    await recordAdminAction(deps, tx, by, 'ACTION_UNDONE', { emails: String(deleted.length) })
  })
}
