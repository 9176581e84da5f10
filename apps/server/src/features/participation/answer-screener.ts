import { keyHashOf } from '#adapters/link-key.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import type { JsonReply } from '#json-reply.ts'
import * as answerQueries from './answer-queries.ts'
import { isCheckOn } from './check-contradictions.ts'
import * as queries from './queries.ts'
import { listAsked } from './record-consent.ts'
import type { Respondent } from './respondent-token.ts'
import { mustBeAllowedToAnswer } from './rules.ts'
import { sampleAnswers } from './sample-answers.ts'
import { writeScreener } from './screener-reply.ts'
import { openInvitation } from './service.ts'

export async function getScreener(deps: Deps, actor: Respondent, key: string): Promise<JsonReply> {
  const request = { keyHash: keyHashOf(key), now: deps.now() }
  const view = await answerQueries.findScreenerViewByKey(deps.db, request)
  if (view?.id === actor.invitationId && view.status !== 'COMPLETED')
    return withConsents(deps, view)
  const { id } = view?.id === actor.invitationId ? view : await openInvitation(deps, actor, key)
  return readScreener(deps, id)
}

async function readScreener(deps: Deps, invitationId: number): Promise<JsonReply> {
  const view = await answerQueries.findScreenerView(deps.db, { invitationId, now: deps.now() })
  must(view, 'UNKNOWN_LINK')
  return withConsents(deps, view)
}

const withConsents = async (deps: Deps, view: answerQueries.ScreenerView) =>
  writeScreener(deps, view, await listAsked(deps.db, view.id))

/**
 * Starts the screener when the participant presses Start, which is when the invitation counts as
 * opened.
 */
export async function startScreener(
  deps: Deps,
  actor: Respondent,
  invitationId: number,
  timeZone: string | undefined,
): Promise<JsonReply> {
  must(invitationId === actor.invitationId, 'NOT_FOUND')
  const { db, now } = deps
  const request = { invitationId, timeZone: timeZone ?? null, now: now() }
  const view = await answerQueries.startScreener(db, request)
  if (view) return withConsents(deps, view)
  const invitation = await findInvitation(deps, invitationId)
  must(invitation.memberState, 'UNKNOWN_LINK')
  if (invitation.status !== 'COMPLETED') mustBeAllowedToAnswer(invitation, now())
  return readScreener(deps, invitationId)
}

async function findInvitation({ db }: Deps, id: number): Promise<queries.Invitation> {
  const invitation = await queries.findInvitation(db, id)
  must(invitation, 'UNKNOWN_LINK')
  return invitation
}

/**
 * Each person has one answer per question, so `userScreenerAnswerId` is the question's id. Exactly
 * one of `optionId`, `text` and `number` is set.
 */
type AnswerInput = {
  userScreenerAnswerId: number
  optionId?: number | undefined
  selected?: boolean | undefined
  text?: string | undefined
  number?: number | null | undefined
}

export async function answerQuestion(
  deps: Deps,
  { invitationId }: Respondent,
  answer: AnswerInput,
  timeZone: string | undefined,
): Promise<JsonReply> {
  const { now } = deps
  const request = {
    invitationId,
    questionId: answer.userScreenerAnswerId,
    timeZone: timeZone ?? null,
    now: now(),
  }
  const view = await saveAnswer(deps, request, answer)
  if (view) return writeScreener(deps, view)
  const invitation = await findInvitation(deps, invitationId)
  mustBeAllowedToAnswer(invitation, now())
  must(invitation.status !== 'COMPLETED', 'ALREADY_COMPLETED')
  throw new AppError('NOT_FOUND')
}

type Request = { invitationId: number; questionId: number; timeZone: string | null; now: Date }

function saveAnswer(
  { db }: Deps,
  request: Request,
  { optionId, selected, text, number }: AnswerInput,
) {
  if (optionId !== undefined)
    return answerQueries.saveChoice(db, { ...request, optionId, selected: selected ?? null })
  return text === undefined
    ? answerQueries.saveWritten(db, { ...request, type: 'NUMBER', value: asJson(number) })
    : answerQueries.saveWritten(db, { ...request, type: 'OPEN_TEXT', value: asJson(text) })
}

/** Empty text or a missing number becomes null, which deletes the answer. */
const asJson = (value: string | number | null | undefined): string | null =>
  value === '' || value === null || value === undefined ? null : JSON.stringify(value)

/**
 * Finishes the screener. Safe to call again. The response doesn't reveal whether the participant
 * qualifies.
 */
export async function completeScreener(
  deps: Deps,
  actor: Respondent,
  invitationId: number,
): Promise<{ status: 'COMPLETED' }> {
  must(invitationId === actor.invitationId, 'NOT_FOUND')
  const { db, now } = deps
  if (await answerQueries.completeScreener(db, invitationId, now())) {
    if (await isCheckOn(deps)) await deps.jobs.enqueue(db, 'contradiction.check', { invitationId })
    return { status: 'COMPLETED' }
  }
  const invitation = await findInvitation(deps, invitationId)
  if (invitation.status === 'COMPLETED') return { status: 'COMPLETED' }
  mustBeAllowedToAnswer(invitation, now())
  throw new AppError('ANSWERS_MISSING')
}

/** Starts the screener without answering anything, for the demo and tests. */
export const startAsSample = (deps: Deps, invitationId: number, timeZone?: string) =>
  startScreener(deps, { invitationId }, invitationId, timeZone)

/**
 * Answers and finishes the screener, for the demo and tests. `qualifies` says whether to give
 * qualifying answers, for all questions or by position. `words` maps a question's text to the
 * option to choose.
 */
export async function answerAsSample(
  deps: Deps,
  invitationId: number,
  qualifies: boolean | ((place: number) => boolean),
  timeZone?: string,
  variant = 0,
  words: Record<string, string> = {},
) {
  const actor = { invitationId }
  await startAsSample(deps, invitationId, timeZone)
  // An answer can reveal a follow-up, so we read the questions again after each one.
  const answered = new Set<number>()
  for (;;) {
    const questions = await answerQueries.listAnswers(deps.db, invitationId)
    const next = questions.find(({ questionId }) => !answered.has(questionId))
    if (!next) break
    const fits = typeof qualifies === 'boolean' ? qualifies : qualifies(answered.size)
    answered.add(next.questionId)
    for (const answer of sampleAnswers(next, fits, variant, words[next.question])) {
      const input = { userScreenerAnswerId: next.questionId, ...answer }
      await answerQuestion(deps, actor, input, timeZone)
    }
  }
  await completeScreener(deps, actor, invitationId)
}
