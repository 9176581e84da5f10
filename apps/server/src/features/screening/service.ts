import { createHash } from 'node:crypto'
import { isNoneOption } from '@wattle/contract/screener'
import type { RespondentScreener } from '@wattle/contract/screening'
import { keyHashOf } from '#adapters/link-key.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type Booker, bookAnother, bookByKey } from '#features/booking/service.ts'
import { type Respondent, respondentToken } from '#features/respondent/service.ts'
import { listQuestions } from '#features/screener/service.ts'
import * as queries from './queries.ts'

/** A token that is good for this one screener's calls, and no use anywhere else. */
export async function loginByHash(deps: Deps, hash: string): Promise<{ accessToken: string }> {
  const place = await queries.findPlaceByKey(deps.db, keyHashOf(hash))
  must(place, 'UNKNOWN_LINK')
  mustBeReachable(deps, place)
  return { accessToken: respondentToken(deps, place.invitation.id) }
}

/** Answering closes with the study. Who has finished keeps the link, which must not tell who fits. */
function mustBeReachable(deps: Deps, place: queries.Place): void {
  if (place.invitation.status !== 'COMPLETED' || place.isWithdrawn) mustBeAnswerable(deps, place)
}

function mustBeAnswerable({ now }: Deps, { study, isWithdrawn, isFinished }: queries.Place): void {
  must(!isWithdrawn, 'STUDY_WITHDRAWN')
  must(!isFinished, 'STUDY_CLOSED')
  must(study.expiresAt !== null && study.expiresAt > now(), 'STUDY_EXPIRED')
}

/** The hash in the path must be the token's own. */
async function placeOf(deps: Deps, actor: Respondent, hash: string): Promise<queries.Place> {
  const place = await queries.findPlaceByKey(deps.db, keyHashOf(hash))
  must(place?.invitation.id === actor.invitationId, 'UNKNOWN_LINK')
  mustBeReachable(deps, place)
  return place
}

export async function getScreener(deps: Deps, actor: Respondent, hash: string) {
  const { invitation } = await placeOf(deps, actor, hash)
  return current(deps, invitation.id)
}

/** The Start button: from here on it counts as opened, and the questions are dealt. */
export async function start(
  deps: Deps,
  actor: Respondent,
  invitationId: number,
  caller: Caller,
): Promise<RespondentScreener> {
  must(invitationId === actor.invitationId, 'NOT_FOUND')
  await deps.db.transaction(async (tx) => {
    const place = await queries.lockPlace(tx, invitationId)
    must(place, 'NOT_FOUND')
    if (place.invitation.status !== 'INVITED') return
    mustBeAnswerable(deps, place)
    await dealQuestions(tx, place.invitation)
    const now = deps.now()
    await queries.updateInvitation(tx, invitationId, {
      status: 'STARTED',
      startedAt: now,
      updatedAt: now,
      timezone: caller.timeZone ?? null,
    })
  })
  return current(deps, invitationId)
}

async function dealQuestions(tx: Db, { id, researchId }: queries.InvitationRow): Promise<void> {
  const questions = await listQuestions(tx, researchId)
  const answers = questions.map(({ id: questionId, ordered, options }, at) => ({
    invitationId: id,
    questionId,
    position: at + 1,
    optionIds: (ordered ? options : shuffled(options, `${id} ${questionId}`)).map((one) => one.id),
    chosenIds: [],
  }))
  await queries.insertAnswers(tx, answers)
}

/** The same for this person every time; an exclusive last option stays last. */
function shuffled<T extends { id: number; text: string }>(options: T[], seed: string): T[] {
  const rank = ({ id, text }: T) =>
    (isNoneOption(text) ? 'z' : 'a') + createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return options.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

type Choice = { userScreenerAnswerId: number; optionId: number; selected?: boolean | undefined }

/** Stored at the tap. */
export async function answer(deps: Deps, actor: Respondent, choice: Choice) {
  const { userScreenerAnswerId: answerId, optionId, selected } = choice
  const asked = { ...actor, answerId, optionId, selected, now: deps.now() }
  const stored = await queries.updateChoice(deps.db, asked)
  if (stored) return shown(deps, stored)
  const place = await queries.findPlace(deps.db, actor.invitationId)
  must(place, 'UNKNOWN_LINK')
  mustBeAnswerable(deps, place)
  must(place.invitation.status !== 'COMPLETED', 'ALREADY_COMPLETED')
  throw new AppError('NOT_FOUND')
}

/** The result is that of the stored answers, counted once, and told to nobody here. */
export async function complete(
  deps: Deps,
  actor: Respondent,
  invitationId: number,
): Promise<{ status: 'COMPLETED' }> {
  must(invitationId === actor.invitationId, 'NOT_FOUND')
  await deps.db.transaction(async (tx) => {
    const place = await queries.lockPlace(tx, invitationId)
    must(place, 'NOT_FOUND')
    if (place.invitation.status === 'COMPLETED') return
    mustBeAnswerable(deps, place)
    const answers = await queries.judgeAnswers(tx, invitationId)
    const isWhole = answers.length > 0 && answers.every(({ chosenIds }) => chosenIds.length > 0)
    must(isWhole, 'ANSWERS_MISSING')
    const now = deps.now()
    await queries.updateInvitation(tx, invitationId, {
      status: 'COMPLETED',
      result: answers.every(isMet) ? 'FIT' : 'NOT_FIT',
      completedAt: now,
      updatedAt: now,
    })
  })
  return { status: 'COMPLETED' }
}

type Judged = Awaited<ReturnType<typeof queries.judgeAnswers>>[number]

/** Single: the chosen option is one that counts. Multiple: every one that counts is chosen. */
function isMet({ type, chosenIds, options }: Judged): boolean {
  const wanted = options.filter(({ mustMatch }) => mustMatch).map(({ id }) => id)
  if (type === 'SINGLE_CHOICE') return chosenIds.some((id) => wanted.includes(id))
  return wanted.every((id) => chosenIds.includes(id))
}

/** For the demonstration: answers as a person would who fits, or does not. */
export async function answerAsSample(
  deps: Deps,
  invitationId: number,
  fits: boolean,
  timeZone?: string,
) {
  const actor = { invitationId }
  const { userAnswers } = await startAsSample(deps, invitationId, timeZone)
  const judged = await queries.judgeAnswers(deps.db, invitationId)
  const wanted = new Set(
    judged.flatMap(({ options }) => options.filter((one) => one.mustMatch).map(({ id }) => id)),
  )
  for (const { userScreenerAnswerId, options } of userAnswers) {
    const right = options.filter(({ optionId }) => wanted.has(optionId) === fits)
    for (const { optionId } of fits ? right : right.slice(0, 1))
      await answer(deps, actor, { userScreenerAnswerId, optionId, selected: true })
  }
  await complete(deps, actor, invitationId)
}

/** For the demonstration: opens the screener and goes no further. */
export const startAsSample = (deps: Deps, invitationId: number, timeZone?: string) =>
  start(deps, { invitationId }, invitationId, {
    origin: 'demo',
    device: 'Demonstration',
    timeZone,
  })

/** For the office alone: what was chosen, what counts, and whether the question is met. */
export async function answersOf(db: Db, invitationId: number) {
  const judged = await queries.judgeAnswers(db, invitationId)
  return judged.map((answer) => ({
    question: answer.question,
    type: answer.type,
    isMet: isMet(answer),
    options: answer.options.map(({ id, text, mustMatch }) => ({
      text,
      mustMatch,
      selected: answer.chosenIds.includes(id),
    })),
  }))
}

/** Not finished and not fitting are told in the same words. */
export async function bookerOf(deps: Deps, actor: Respondent, hash: string): Promise<Booker> {
  const { invitation, isInterviewed, isFinished } = await placeOf(deps, actor, hash)
  must(invitation.result === 'FIT', 'NOT_ELIGIBLE')
  must(!isInterviewed, 'INTERVIEW_OVER')
  must(!isFinished, 'STUDY_CLOSED')
  return { invitationId: invitation.id, researchId: invitation.researchId, isOffice: false }
}

export async function bookHour(deps: Deps, actor: Respondent, hash: string, slotId: number) {
  const first = await bookByKey(deps, actor.invitationId, keyHashOf(hash), slotId)
  return first ?? bookAnother(deps, await bookerOf(deps, actor, hash), slotId)
}

async function current(deps: Deps, invitationId: number): Promise<RespondentScreener> {
  const sheet = await queries.findSheet(deps.db, invitationId)
  must(sheet, 'UNKNOWN_LINK')
  return shown(deps, sheet)
}

async function shown({ db, config }: Deps, sheet: queries.Sheet): Promise<RespondentScreener> {
  const texts = await textsOf(db, sheet)
  return {
    userScreenerId: sheet.id,
    status: sheet.status,
    screenerInfo: { ...sheet.study, contactEmail: config.officeEmail },
    userAnswers: sheet.answers.map(([id, questionId, optionIds, chosenIds]) => {
      const { question = '', type = 'SINGLE_CHOICE', options } = texts.get(questionId) ?? {}
      return {
        userScreenerAnswerId: id,
        question,
        type,
        options: optionIds.map((optionId) => ({
          optionId,
          text: options?.get(optionId) ?? '',
          selected: chosenIds.includes(optionId),
        })),
      }
    }),
  }
}

const MOST_REMEMBERED = 500
const remembered = new WeakMap<Db, Map<number, { version: number; texts: queries.Texts }>>()

/** Everyone in a study shares them. A changed screener has another version, and a new one other ids. */
async function textsOf(db: Db, sheet: queries.Sheet): Promise<queries.Texts> {
  const { researchId, screenerVersion: version, answers } = sheet
  const known = remembered.get(db) ?? new Map<number, { version: number; texts: queries.Texts }>()
  remembered.set(db, known)
  const found = known.get(researchId)
  if (found?.version === version && answers.every(([, id]) => found.texts.has(id)))
    return found.texts
  const texts = await queries.listTexts(db, researchId)
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(researchId, { version, texts })
  return texts
}
