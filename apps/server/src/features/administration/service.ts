import { pageWindow } from '@wattle/contract/list'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { book, listBookable } from '#features/booking/service.ts'
import { INVITATION_LINK } from '#features/distribution/service.ts'
import { changeInterview, lockInterview } from '#features/interview/service.ts'
import { filledIn, queueMails, unmarked } from '#features/outbox/service.ts'
import { answersOf } from '#features/sheet/service.ts'
import { findWords, type Words, writeMail } from '#features/template/service.ts'
import { held } from '#features/undo/service.ts'
import { SCHEDULING_BUTTON, SCHEDULING_SUBJECT, Scheduling } from './emails.tsx'
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
  await deps.db.transaction(async (tx) => {
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

async function bookerFor(deps: Deps, userScreenerId: number) {
  const { researchId, result, memberState } = await found(deps, userScreenerId)
  must(result === 'FIT', 'NOT_FITTING')
  mustBeThere(memberState)
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

/** Nobody who left is mailed, and nobody who was forgotten can be. */
function mustBeThere(state: string | null): void {
  must(state !== null && state !== 'LEFT', 'HAS_LEFT')
}

/** The link to choose an hour, for a person who fits. */
export async function sendSchedulingMail(deps: Deps, userScreenerId: number, until: Date | null) {
  const completion = await found(deps, userScreenerId)
  const { email, fullName, result, linkNonce, studyTitle, respondentId } = completion
  must(result === 'FIT', 'NOT_FITTING')
  mustBeThere(completion.memberState)
  must(email && respondentId, 'HAS_LEFT')
  const facts = {
    name: unmarked(fullName),
    studyTitle: unmarked(studyTitle),
    link: `${deps.config.publicUrl}/respondent/slots?hashKey=[[key]]`,
  }
  const { subject, ...bodies } = writeScheduling(await findWords(deps.db, 'SCHEDULING'), facts)
  const mail = {
    kind: 'distribution.scheduling',
    to: email,
    memberId: respondentId,
    subject: filledIn(subject, () => ''),
    ...bodies,
    keys: { key: { purpose: INVITATION_LINK, nonce: linkNonce.toString('base64') } },
  }
  const [mailId = 0] = await deps.db.transaction((tx) => queueMails(deps, tx, [mail], until))
  return { queued: 1, mailId }
}

type SchedulingFacts = { name: string; studyTitle: string; link: string }

const writeScheduling = (words: Words | undefined, facts: SchedulingFacts) =>
  writeMail(words, facts, {
    subject: SCHEDULING_SUBJECT,
    mail: Scheduling(facts),
    button: SCHEDULING_BUTTON,
  })

/** For whoever writes a template: these words, about an invented study. */
export function sampleScheduling({ config }: Deps, words: Words) {
  const link = `${config.publicUrl}/respondent/slots?hashKey=sample`
  const facts = { name: 'Jo Sample', studyTitle: 'Meals around shift work', link }
  const { subject, html, text } = writeScheduling(words, facts)
  const whole = (part: string) => filledIn(part, () => '')
  return { subject: whole(subject), html: whole(html), text: whole(text) }
}
