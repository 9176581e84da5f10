import {
  type ConsentAnswer,
  type ConsentRequest,
  type ConsentTextKind,
  type ConsentWay,
  endsParticipation,
  type LatestConsent,
} from '@wattle/contract/consent'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { cancelInterview, lockOpenInterviewOf, ownMeeting } from '#features/interview/service.ts'
import { emailAboutWithdrawnRecording } from '#features/interview/withdrawn-recording.ts'
import * as queries from './consent-queries.ts'
import { verbalConsentText, wordsOf } from './consent-texts.ts'
import { hooks } from './hooks.ts'
import { numberConducted } from './number-participant.ts'
import { findNumbered } from './number-queries.ts'
import type { Respondent } from './respondent-token.ts'
import { openInvitation } from './service.ts'

type Answer = { kind: ConsentTextKind; hash: string; answer: ConsentAnswer }

/** The consent texts a study asks about, each with the participant's latest answer. */
export async function listAsked(db: Db, invitationId: number): Promise<ConsentRequest[]> {
  const state = await queries.findConsentState(db, invitationId)
  return state ? asked(state) : []
}

function asked(state: queries.ConsentState): ConsentRequest[] {
  return wordsOf(state).map(({ kind, hash, body }) => ({
    kind,
    hash,
    body: kind === 'PRIVACY' ? '' : body,
    answer: newestOf(state, kind)?.answer ?? null,
    required: (state.requires as string[]).includes(kind),
  }))
}

const newestOf = ({ newest }: queries.ConsentState, kind: ConsentTextKind) =>
  newest.find((one) => one.kind === kind)

/** Saves all of the participant's own answers, or none. */
export async function saveOwnConsents(
  deps: Deps,
  actor: Respondent,
  key: string,
  answers: Answer[],
): Promise<{ consents: ConsentRequest[] }> {
  const { id } = await openInvitation(deps, actor, key)
  await changing(deps, id, async (tx, state) => {
    for (const { kind, hash, answer } of answers) {
      const words = wordsOf(state).find((one) => one.kind === kind)
      if (answer === 'WITHDRAWN') await withdraw(deps, tx, state, kind, 'BOOKING')
      else {
        must(words?.hash === hash, 'CONSENT_CHANGED')
        const way = endsParticipation(kind) ? 'SCREENER' : 'BOOKING'
        await saveAnswer(deps, tx, state, words, { answer, way, shownLink: state.consentFormLink })
      }
    }
  })
  return { consents: await listAsked(deps.db, id) }
}

/** Withdraws a consent for a member, who asked for it on their own page. */
export async function withdrawAsMember(
  deps: Deps,
  {
    memberId,
    invitationId,
    kind,
  }: { memberId: number; invitationId: number; kind: ConsentTextKind },
): Promise<void> {
  await changing(deps, invitationId, async (tx, state) => {
    must(state.memberId === memberId, 'NOT_FOUND')
    await withdraw(deps, tx, state, kind, 'OWN_PAGE')
  })
}

export async function mustBeOwnInvitation(
  db: Db,
  invitationId: number,
  memberId: number,
): Promise<void> {
  const state = await queries.findConsentState(db, invitationId)
  must(state?.memberId === memberId, 'NOT_FOUND')
}

type VerbalAnswer = { kind: ConsentTextKind; answer: ConsentAnswer; seconds?: number | undefined }

/** Records a verbal answer that the researcher enters in the interview room. */
export async function recordInRoom(deps: Deps, actor: SignedIn, id: number, verbal: VerbalAnswer) {
  const { invitationId } = await ownMeeting(deps, actor, id)
  await changing(deps, invitationId, async (tx, state) => {
    await numberConducted(tx, invitationId)
    await recordVerbal(deps, tx, state, verbal, 'ROOM')
  })
  return { consents: await listCurrentConsents(deps.db, invitationId) }
}

/** Records an answer that the participant gave our team, for example by phone. */
export async function recordFor(deps: Deps, id: number, verbal: VerbalAnswer, by: AdminActor) {
  await changing(deps, id, async (tx, state) => {
    await recordVerbal(deps, tx, state, verbal, 'ADMIN')
    const details = { respondent: String(id), consent: verbal.kind, answer: verbal.answer }
    await recordAdminAction(deps, tx, by, 'CONSENT_RECORDED', details)
  })
  return { consents: await listConsents(deps, id) }
}

async function recordVerbal(
  deps: Deps,
  tx: Db,
  state: queries.ConsentState,
  { kind, answer, seconds }: VerbalAnswer,
  way: ConsentWay,
): Promise<void> {
  if (answer === 'WITHDRAWN') return withdraw(deps, tx, state, kind, way)
  const words = verbalConsentText(state, kind)
  must(words, 'INVALID_INPUT', { fields: { kind: 'This study doesn’t ask for that consent.' } })
  await saveAnswer(deps, tx, state, words, { answer, way, seconds: seconds ?? null })
}

export async function listCurrentConsents(db: Db, invitationId: number): Promise<LatestConsent[]> {
  const { newest = [] } = (await queries.findConsentState(db, invitationId)) ?? {}
  return newest.map(({ kind, answer, at }) => ({ kind, answer, at: new Date(at) }))
}

/**
 * The participant's latest answers, the consents the study asks for, and the participant's numbers
 * in reports and in the consent pack, for the interview room.
 */
export async function roomConsents(db: Db, invitationId: number) {
  const state = await queries.findConsentState(db, invitationId)
  const person = await findNumbered(db, invitationId)
  return {
    consents: await listCurrentConsents(db, invitationId),
    asks: state?.asks ?? [],
    participantNumber: person?.number ?? null,
    wordsWithdrawnAt: person?.wordsWithdrawnAt ?? null,
    consentPackNumber: await queries.findParticipantNumber(db, invitationId),
  }
}

/** All of a participant's answers to consent texts, oldest first. */
export const listConsents = ({ db }: Pick<Deps, 'db'>, invitationId: number) =>
  queries.listConsents(db, invitationId)

async function changing(
  deps: Deps,
  invitationId: number,
  change: (tx: Db, state: queries.ConsentState) => Promise<void>,
): Promise<void> {
  await retryOnConflict(deps.db, async (tx) => {
    const state = await queries.lockConsentState(tx, invitationId)
    must(state, 'NOT_FOUND')
    await change(tx, state)
  })
  deps.enqueueSoon('interview.sweep')
}

type NewAnswer = Pick<queries.NewConsent, 'answer' | 'way' | 'seconds' | 'shownLink'>

/**
 * Saves an answer. Does nothing if the participant has already given this answer to the same
 * wording.
 */
async function saveAnswer(
  deps: Deps,
  tx: Db,
  state: queries.ConsentState,
  words: queries.Words,
  input: NewAnswer,
): Promise<void> {
  const { invitationId } = state
  const { kind } = words
  const textId = await queries.ensureText(tx, words, deps.now())
  const newest = newestOf(state, kind)
  if (newest?.answer === input.answer && newest.textId === textId) return
  await queries.insertConsent(tx, { ...input, invitationId, kind, textId, at: deps.now() })
  // Answering no after a yes counts as a withdrawal.
  if (newest?.answer === 'YES' && input.answer === 'NO')
    await applyWithdrawal(deps, tx, invitationId, [kind])
}

/**
 * Withdraws a consent. Does nothing unless the participant has agreed. Withdrawing from the whole
 * study withdraws everything else too.
 */
async function withdraw(
  deps: Deps,
  tx: Db,
  state: queries.ConsentState,
  kind: ConsentTextKind,
  way: ConsentWay,
): Promise<void> {
  if (newestOf(state, kind)?.answer !== 'YES') return
  const { invitationId } = state
  const isEnd = endsParticipation(kind)
  const agreed = state.newest.filter((one) => one.answer === 'YES')
  const withdrawn = isEnd ? agreed : agreed.filter((one) => one.kind === kind)
  for (const { kind: each, textId } of withdrawn)
    await queries.insertConsent(tx, {
      invitationId,
      textId,
      kind: each,
      answer: 'WITHDRAWN',
      way,
      at: deps.now(),
    })
  if (isEnd) await leaveStudy(deps, tx, invitationId)
  const kinds = withdrawn.map((one) => one.kind)
  await applyWithdrawal(deps, tx, invitationId, kinds)
}

/**
 * Deletes transcripts and quotes that the participant no longer consents to, and asks the
 * researcher to delete the recording.
 */
async function applyWithdrawal(
  deps: Deps,
  tx: Db,
  invitationId: number,
  kinds: ConsentTextKind[],
): Promise<void> {
  if (kinds.includes('RECORDING')) {
    await hooks().recordingWithdrawn(deps, tx, invitationId)
    await emailAboutWithdrawnRecording(deps, tx, invitationId)
  }
  if (kinds.includes('QUOTES')) await hooks().quotesWithdrawn(tx, invitationId)
}

/**
 * When a member is deleted, withdraws their optional consents in every study, and removes their
 * quotes from reports. Their consent to take part stays on record. Returns the invitations whose
 * recordings may still exist.
 */
export async function withdrawOptionalConsents(
  deps: Deps,
  tx: Db,
  memberId: number,
  way: ConsentWay,
): Promise<number[]> {
  const answered = await queries.lockConsentsOfMember(tx, memberId)
  for (const { invitationId, kind, textId, answer } of answered)
    if (answer === 'YES' && !endsParticipation(kind)) {
      const at = deps.now()
      const withdrawal = { invitationId, kind, textId, answer: 'WITHDRAWN', way, at } as const
      await queries.insertConsent(tx, withdrawal)
      if (kind === 'QUOTES') await hooks().quotesWithdrawn(tx, invitationId)
    }
  const recorded = answered.filter(({ kind, wasAgreed }) => kind === 'RECORDING' && wasAgreed)
  return recorded.map(({ invitationId }) => invitationId)
}

async function leaveStudy(deps: Deps, tx: Db, invitationId: number): Promise<void> {
  await queries.endParticipation(tx, invitationId, deps.now())
  const interview = await lockOpenInterviewOf(tx, invitationId)
  const reason = 'The participant withdrew from the study.'
  if (interview) await cancelInterview(deps, tx, interview, 'respondent', reason)
}
