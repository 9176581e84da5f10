import {
  type Capture,
  type CaptureInput,
  MAX_CAPTURES,
  RESTORE_HOURS,
} from '@wattle/contract/findings/evidence'
import { type Fault, lintQuestion } from '@wattle/contract/lint'
import { cache } from '#cache.ts'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { numberParticipant } from '#features/participation/number-participant.ts'
import * as queries from './evidence-queries.ts'

/**
 * The faults that make the answer to a question unreliable. Being double-barrelled isn't one of
 * them, because it only makes the answer hard to interpret.
 */
const LEADING: Fault[] = ['leading', 'hypothetical', 'pitching', 'give-away']

function isLeading(question: string | null): boolean {
  const found = question ? lintQuestion(question) : undefined
  return found !== undefined && LEADING.includes(found.fault)
}

type CaptureRequest = { id: number; key: string; input: CaptureInput }

/**
 * Once an interview has room for fewer captures than this, we count them under a lock before adding
 * one. Until then, even simultaneous saves can't exceed the maximum.
 */
const COUNTED_UNDER_LOCK = 100

const NO_QUESTION = { text: null, isLeading: false }

const questionCache = cache<number, { text: string; isLeading: boolean }>({
  name: 'captured questions',
  size: 5000,
  lifetimeMs: 60_000,
})

/**
 * Saves a capture under the idempotency key that the browser chose, so a retry doesn't add another.
 */
export async function saveCapture(
  deps: Deps,
  actor: SignedIn,
  request: CaptureRequest,
): Promise<Capture> {
  const added = await addAtOnce(deps, actor, request)
  if (added) return added
  const place = await findPlace(deps.db, actor, request)
  const { questionId } = request.input
  if (questionId && place.question !== null)
    questionCache(deps.db, deps.now).set(questionId, {
      text: place.question,
      isLeading: isLeading(place.question),
    })
  return retryOnConflict(deps.db, (tx) => saveUnderLock(deps, tx, actor, request, place))
}

/**
 * Adds a new capture in one statement. Undefined if that's not possible: the capture may exist
 * already, have themes, be about a question that isn't cached, or fail one of the conditions of
 * `insertCapture`.
 */
async function addAtOnce(
  { db, now }: Deps,
  { userId }: SignedIn,
  { id, key, input }: CaptureRequest,
): Promise<Capture | undefined> {
  const questionId = input.questionId ?? null
  const known = questionId === null ? NO_QUESTION : questionCache(db, now).get(questionId)
  if (!known || input.version !== undefined || input.themeIds.length > 0) return undefined
  const content = { ...sentOf(input), questionId, leading: known.isLeading }
  const added = await queries.insertCapture(db, {
    ...content,
    key,
    userId,
    interviewId: id,
    assumptionId: input.assumptionId ?? null,
    asked: known.text,
    now: now().toISOString(),
    most: MAX_CAPTURES - COUNTED_UNDER_LOCK,
  })
  return added && { ...content, ...added, key, interviewId: id, themeIds: [], author: null }
}

async function findPlace(
  db: Db,
  { userId }: SignedIn,
  { id, input }: CaptureRequest,
): Promise<queries.CapturePlace> {
  const place = await queries.findCapturePlace(db, {
    interviewId: id,
    userId,
    questionId: input.questionId ?? null,
    assumptionId: input.assumptionId ?? null,
    themeIds: input.themeIds,
  })
  must(place, 'NOT_FOUND')
  must(!place.isWithdrawn, 'WORDS_WITHDRAWN')
  return place
}

type Content = ReturnType<typeof contentOf>

/** The fields we store just as the browser sent them. */
const sentOf = (input: CaptureInput) => ({
  quote: input.quote,
  stance: input.stance ?? null,
  strength: input.strength ?? null,
  noteField: input.noteField ?? null,
  atMs: input.atMs ?? null,
  cueFrom: input.cueFrom ?? null,
  cueTo: input.cueTo ?? input.cueFrom ?? null,
})

/**
 * Drops links to deleted questions, assumptions and themes, because the quote matters more than its
 * links.
 */
const contentOf = (input: CaptureInput, place: queries.CapturePlace) => ({
  ...sentOf(input),
  questionId: place.question === null ? null : (input.questionId ?? null),
  assumptionId: place.assumptionId,
  leading: isLeading(place.question),
})

/**
 * Saves what `addAtOnce` can't: the first capture from a participant or about a question, captures
 * with themes, changes to a capture, and the last few captures that the interview has room for.
 */
async function saveUnderLock(
  deps: Deps,
  tx: Db,
  actor: SignedIn,
  request: CaptureRequest,
  place: queries.CapturePlace,
): Promise<Capture> {
  const { id, key } = request
  if (place.invitationId !== null) await numberParticipant(tx, place.invitationId)
  await queries.lockInterview(tx, id)
  const stored = await findOrAdd(deps, tx, actor, request, place)
  if (stored) {
    must(stored.interviewId === id, 'NOT_FOUND')
    await changeCapture(deps, tx, actor, stored, request, place)
  }
  const capture = await queries.findCapture(tx, actor.userId, key)
  must(capture, 'NOT_FOUND')
  return capture
}

/** Returns the stored capture with this key. If there isn't one, adds it and returns undefined. */
async function findOrAdd(
  { now }: Deps,
  tx: Db,
  { userId }: SignedIn,
  { id, key, input }: CaptureRequest,
  place: queries.CapturePlace,
): Promise<queries.EvidenceRow | undefined> {
  const stored = await queries.lockCapture(tx, key)
  if (stored) return stored
  must((await queries.countCaptures(tx, id)) < MAX_CAPTURES, 'TOO_LARGE', FULL)
  const added = await queries.insertLocked(tx, {
    ...contentOf(input, place),
    key,
    researchId: place.researchId,
    interviewId: id,
    createdBy: userId,
    createdAt: now(),
    updatedAt: now(),
  })
  if (!added) return queries.lockCapture(tx, key)
  await queries.addThemes(tx, added, place.themeIds)
  return undefined
}

const FULL = { message: `An interview can have up to ${MAX_CAPTURES} captures.` }

async function changeCapture(
  deps: Deps,
  tx: Db,
  { userId }: SignedIn,
  stored: queries.EvidenceRow,
  { key, input }: CaptureRequest,
  place: queries.CapturePlace,
): Promise<void> {
  const content = keepingStamp(contentOf(input, place), stored)
  const themeIds = await queries.listThemeIds(tx, stored.id)
  const isRepeated = isSame(stored, content) && String(themeIds) === String(place.themeIds)
  if (isRepeated && !stored.deletedAt) return
  const isStale = input.version !== undefined && input.version !== stored.version
  if (isStale && !stored.deletedAt)
    must(false, 'STALE_VERSION', { data: { current: await queries.findCapture(tx, userId, key) } })
  if (stored.deletedAt) {
    const count = await queries.countCaptures(tx, stored.interviewId)
    must(count < MAX_CAPTURES, 'TOO_LARGE', FULL)
  }
  const version = stored.version + 1
  const change = { ...content, version, deletedAt: null, updatedAt: deps.now() }
  await queries.updateCapture(tx, stored.id, change)
  await queries.replaceThemes(tx, stored.id, place.themeIds)
}

/**
 * Keeps the stored `leading` while the capture stays with the same question, because rewording a
 * question doesn't change how it was asked.
 */
const keepingStamp = (content: Content, stored: queries.EvidenceRow): Content =>
  content.questionId === stored.questionId ? { ...content, leading: stored.leading } : content

const isSame = (stored: queries.EvidenceRow, content: Content) =>
  (Object.keys(content) as (keyof Content)[]).every((name) => stored[name] === content[name])

/** Soft-deletes a capture. Does nothing if it's already deleted or was never saved. */
export async function deleteCapture(
  deps: Deps,
  actor: SignedIn,
  { id, key }: { id: number; key: string },
): Promise<undefined> {
  const nothing = { questionId: null, assumptionId: null, themeIds: [] }
  const request = { ...nothing, interviewId: id, userId: actor.userId }
  const place = await queries.findCapturePlace(deps.db, request)
  must(place, 'NOT_FOUND')
  await queries.softDelete(deps.db, { key, interviewId: id, at: deps.now() })
}

/** Permanently deletes soft-deleted captures that nobody restored in time. */
export const purgeCaptures = ({ db, now }: Deps): Promise<void> =>
  queries.deleteRemovedBefore(db, new Date(now().getTime() - RESTORE_HOURS * 3_600_000))
