import { pageWindow } from '@wattle/contract/list'
import { MOST_AT_ONCE } from '@wattle/contract/undo'
import { contended } from '#db/contended.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { book, listBookable } from '#features/booking/service.ts'
import { INVITATION_LINK } from '#features/distribution/service.ts'
import { changeInterview, lockInterview } from '#features/interview/service.ts'
import { filledIn, queueMails, unmarked } from '#features/outbox/service.ts'
import { answersOf } from '#features/sheet/service.ts'
import { findWords, type Words, writeMail } from '#features/template/service.ts'
import { held } from '#features/undo/service.ts'
import {
  SCHEDULING_BUTTON,
  SCHEDULING_SUBJECT,
  Scheduling,
  type SchedulingFacts,
} from './emails.tsx'
import * as queries from './queries.ts'

type ListQuery = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  search?: string | undefined
  status?: string | undefined
}

const windowOf = (query: ListQuery) => ({
  ...pageWindow(query),
  oldestFirst: query.sort?.endsWith('_ASC') ?? false,
  search: query.search?.trim() ?? '',
  status: query.status,
})

export function listProjects({ db }: Deps, query: ListQuery) {
  const by = query.sort?.startsWith('UPDATED') ? 'updatedAt' : 'createdAt'
  return queries.listProjects(db, { ...windowOf(query), by })
}

export const listInterviews = ({ db }: Deps, query: ListQuery) =>
  queries.listInterviews(db, windowOf(query))

/** Only one that is planned: the others were told already, or are over. */
export async function notifyResearcher(deps: Deps, id: number, until: Date | null = null) {
  await contended(deps.db, async (tx) => {
    const interview = await lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    must(interview.status === 'PLANNED', 'INTERVIEW_NOT_PLANNED')
    const waiting = held(until, 'office', interview)
    const change = { status: 'NOTIFIED', untold: true, ...waiting, updatedAt: deps.now() } as const
    await changeInterview(tx, id, change)
  })
  deps.nudge('interview.sweep', until)
  const interview = await queries.findInterview(deps.db, id)
  must(interview, 'NOT_FOUND')
  return interview
}

export const listCompletions = (
  { db }: Deps,
  query: ListQuery & { researchId: number; result?: string | undefined },
) =>
  queries.listCompletions(db, {
    ...windowOf(query),
    researchId: query.researchId,
    result: query.result,
  })

export async function getCompletion({ db }: Deps, userScreenerId: number) {
  const completion = await found({ db }, userScreenerId)
  return {
    ...completion,
    answers: await answersOf(db, userScreenerId),
    mails: completion.email ? await queries.listMailsTo(db, completion.email) : [],
  }
}

async function found({ db }: Pick<Deps, 'db'>, userScreenerId: number) {
  const completion = await queries.findCompletion(db, userScreenerId)
  must(completion && !completion.isWithdrawn, 'NOT_FOUND')
  return completion
}

/** A person to whom an hour can be given: this very moment, by those who may. */
async function schedulable(db: Db, userScreenerId: number) {
  const completion = await found({ db }, userScreenerId)
  const { result, memberState, interviewStatus, isFinished } = completion
  must(result === 'FIT', 'NOT_FITTING')
  must(!isFinished, 'PROJECT_FINISHED')
  must(interviewStatus !== 'CONFIRMED', 'INTERVIEW_CONFIRMED')
  must(interviewStatus !== 'CONDUCTED', 'INTERVIEW_CONDUCTED')
  // Nobody who left is mailed, and nobody who was forgotten can be.
  must(memberState !== null && memberState !== 'LEFT', 'HAS_LEFT')
  return completion
}

async function bookerFor({ db }: Deps, userScreenerId: number) {
  const { researchId } = await schedulable(db, userScreenerId)
  return { invitationId: userScreenerId, researchId, isOffice: true }
}

export const listAvailableSlots = async (deps: Deps, userScreenerId: number) =>
  listBookable(deps, await bookerFor(deps, userScreenerId))

export const bookSlotFor = async (
  deps: Deps,
  slotId: number,
  userScreenerId: number,
  until: Date | null,
) => book(deps, { ...(await bookerFor(deps, userScreenerId)), until }, slotId)

const SCHEDULING_MAIL = 'distribution.scheduling'
/** After so long it is a reminder, which somebody means to send. */
const SAME_MAIL_MS = 3 * 24 * 3_600_000

export const sendSchedulingMail = (deps: Deps, userScreenerId: number, until: Date | null) =>
  deps.db.transaction((tx) => queueSchedulingMail(deps, tx, userScreenerId, until))

/** To everyone who fits and never had an hour: the mails of one press, in one transaction. */
export async function sendSchedulingMails(deps: Deps, researchId: number, until: Date | null) {
  return deps.db.transaction(async (tx) => {
    must(await queries.isLiving(tx, researchId), 'NOT_FOUND')
    const mailIds: number[] = []
    for (const id of await queries.listUnscheduled(tx, researchId, MOST_AT_ONCE)) {
      const { queued, mailId } = await queueSchedulingMail(deps, tx, id, until)
      if (queued > 0) mailIds.push(mailId)
    }
    return { mailIds }
  })
}

/** The link to choose an hour, for a person who fits: once, until they have done something with it. */
async function queueSchedulingMail(deps: Deps, tx: Db, userScreenerId: number, until: Date | null) {
  await queries.lockInvitation(tx, userScreenerId)
  const completion = await schedulable(tx, userScreenerId)
  const { email, fullName, linkNonce, respondentId } = completion
  must(email && respondentId, 'HAS_LEFT')
  const earlier = await sameMail(deps, tx, { ...completion, email })
  if (earlier) return { queued: 0, ...earlier }
  const facts = {
    name: unmarked(fullName),
    studyTitle: unmarked(completion.studyTitle),
    estimatedTime: unmarked(completion.estimatedTime),
    incentive: unmarked(completion.incentive),
    link: `${deps.config.publicUrl}/respondent/slots?hashKey=[[key]]`,
  }
  const { subject, ...bodies } = writeScheduling(await findWords(tx, 'SCHEDULING'), facts)
  const mail = {
    kind: SCHEDULING_MAIL,
    to: email,
    memberId: respondentId,
    subject: filledIn(subject, () => ''),
    ...bodies,
    keys: { key: { purpose: INVITATION_LINK, nonce: linkNonce.toString('base64') } },
  }
  const mailedAt = deps.now()
  const [mailId = 0] = await queueMails(deps, tx, [mail], until)
  await queries.updateSchedulingMailed(tx, userScreenerId, mailedAt)
  return { queued: 1, mailId, mailedAt }
}

type Mailed = { email: string; schedulingMailedAt: Date | null; interviewChangedAt: Date | null }

/** The one that they have, unless it was taken back or refused, or something happened since. */
async function sameMail({ now }: Deps, tx: Db, mailed: Mailed) {
  const { email, schedulingMailedAt: at, interviewChangedAt } = mailed
  if (!at || now().getTime() - at.getTime() >= SAME_MAIL_MS) return undefined
  if (interviewChangedAt && interviewChangedAt > at) return undefined
  return queries.findMailOf(tx, email, SCHEDULING_MAIL, at)
}

const writeScheduling = (words: Words | undefined, facts: SchedulingFacts & { name: string }) =>
  writeMail(words, facts, {
    subject: SCHEDULING_SUBJECT,
    mail: Scheduling(facts),
    button: SCHEDULING_BUTTON,
  })

/** For whoever writes a template: these words, about an invented study. */
export function sampleScheduling({ config }: Deps, words: Words) {
  const link = `${config.publicUrl}/respondent/slots?hashKey=sample`
  const facts = {
    name: 'Jo Sample',
    studyTitle: 'Meals around shift work',
    estimatedTime: '25 to 30 minutes by video',
    incentive: 'A gift card of $60',
    link,
  }
  const { subject, html, text } = writeScheduling(words, facts)
  const whole = (part: string) => filledIn(part, () => '')
  return { subject: whole(subject), html: whole(html), text: whole(text) }
}
