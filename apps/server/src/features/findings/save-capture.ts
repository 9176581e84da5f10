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
 * Question faults that make an answer unreliable. A double question only makes it hard to
 * interpret.
 */
const LEADING: Fault[] = ['leading', 'hypothetical', 'pitching', 'give-away']

function isLeading(question: string | null): boolean {
  const found = question ? lintQuestion(question) : undefined
  return found !== undefined && LEADING.includes(found.fault)
}

type CaptureRequest = { id: number; key: string; input: CaptureInput }

/**
 * If an interview has room for fewer captures than this, we count its captures under a lock. With
 * more room than that, simultaneous saves can't fill the interview.
 */
const COUNTED_UNDER_LOCK = 100

/** Whether recently asked questions are leading, keyed by the question's id. */
const questionCache = cache<number, { text: string; isLeading: boolean }>({
  name: 'captured questions',
  size: 5000,
  lifetimeMs: 60_000,
})

/** Saves a capture under its own key. Repeating the call changes nothing. */
export async function saveCapture(
  deps: Deps,
  actor: SignedIn,
  request: CaptureRequest,
): Promise<Capture> {
  const { id, key, input } = request
  const { db, now } = deps
  const known = questionCache(db, now).get(input.questionId ?? 0)
  const saved = await queries.insertCapture(db, {
    ...newCapture(deps, actor, request),
    // An empty text matches no question, so this inserts nothing for a question we haven't read
    // yet.
    asked: input.questionId ? (known?.text ?? '') : null,
    leading: known?.isLeading ?? false,
    most: MAX_CAPTURES - COUNTED_UNDER_LOCK,
  })
  must(saved, 'NOT_FOUND')
  const { place, added } = saved
  must(!place.isWithdrawn, 'WORDS_WITHDRAWN')
  if (input.questionId && place.question !== null)
    questionCache(db, now).set(input.questionId, {
      text: place.question,
      isLeading: isLeading(place.question),
    })
  if (!added) return retryOnConflict(db, (tx) => saveUnderLock(deps, tx, actor, request, place))
  const { themeIds } = place
  return { ...added, ...contentOf(input, place), key, interviewId: id, themeIds, author: null }
}

type Content = ReturnType<typeof contentOf>

/** The fields that we store exactly as they were sent. */
const sentOf = (input: CaptureInput) => ({
  quote: input.quote,
  stance: input.stance ?? null,
  strength: input.strength ?? null,
  noteField: input.noteField ?? null,
  atMs: input.atMs ?? null,
  cueFrom: input.cueFrom ?? null,
  cueTo: input.cueTo ?? input.cueFrom ?? null,
})

/** Drops links to deleted rows, because the quote matters more than what it's linked to. */
const contentOf = (input: CaptureInput, place: queries.CapturePlace) => ({
  ...sentOf(input),
  questionId: place.question === null ? null : (input.questionId ?? null),
  assumptionId: place.assumptionId,
  leading: isLeading(place.question),
})

const newCapture = (
  { now }: Deps,
  { userId }: SignedIn,
  { id, key, input }: CaptureRequest,
): Omit<queries.NewCapture, 'asked' | 'leading' | 'most'> => ({
  key,
  userId,
  interviewId: id,
  questionId: input.questionId ?? null,
  assumptionId: input.assumptionId ?? null,
  themeIds: input.themeIds,
  ...sentOf(input),
  now: now().toISOString(),
})

/**
 * Saves the captures that need a lock: the first one from a participant or about a question,
 * changes to an existing one, and the last few that still fit in the interview.
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
  const saved = await queries.insertCapture(tx, {
    ...newCapture(deps, actor, request),
    asked: null,
    leading: isLeading(place.question),
    most: MAX_CAPTURES,
  })
  must(!saved?.place.isWithdrawn, 'WORDS_WITHDRAWN')
  const stored = await queries.lockCapture(tx, key)
  must(stored, 'TOO_LARGE', FULL)
  must(stored.interviewId === id, 'NOT_FOUND')
  if (!saved?.added) await changeCapture(deps, tx, actor, stored, request, place)
  const capture = await queries.findCapture(tx, actor.userId, key)
  must(capture, 'NOT_FOUND')
  return capture
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

/** Keeps the stored `leading`, because editing a question later doesn't change how it was asked. */
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

/** Permanently deletes captures that nobody restored in time. */
export const purgeCaptures = ({ db, now }: Deps): Promise<void> =>
  queries.deleteRemovedBefore(db, new Date(now().getTime() - RESTORE_HOURS * 3_600_000))
