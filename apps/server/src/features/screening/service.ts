import { keyHashOf } from '#adapters/link-key.ts'
import type { Caller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type Booker, bookAnother, bookByKey, listBookable } from '#features/booking/service.ts'
import {
  isOnPanel,
  mustBeAllowedToAnswer,
  mustBeAllowedToBook,
  mustBeAllowedToOpenLink,
} from '#features/participation/rules.ts'
import { type Respondent, respondentToken } from '#features/respondent/service.ts'
import * as sheets from '#features/sheet/service.ts'
import type { WrittenReply } from '#written-reply.ts'
import * as queries from './queries.ts'

/** A token that is good for this one screener's calls, and no use anywhere else. */
export async function loginByHash(deps: Deps, hash: string): Promise<{ accessToken: string }> {
  const keyHash = keyHashOf(hash)
  const holder = (await sheets.findHolder(deps, keyHash)) ?? (await placeByKey(deps, keyHash)).id
  return { accessToken: respondentToken(deps, holder) }
}

/** Or it is said why not. */
async function placeByKey(deps: Deps, keyHash: Buffer): Promise<queries.Place> {
  const place = await queries.findPlaceByKey(deps.db, keyHash)
  must(place, 'UNKNOWN_LINK')
  mustBeAllowedToOpenLink(place, deps.now())
  return place
}

/** The hash in the path must be the token's own. */
async function placeOf(deps: Deps, actor: Respondent, hash: string): Promise<queries.Place> {
  const place = await queries.findPlaceByKey(deps.db, keyHashOf(hash))
  must(place?.id === actor.invitationId, 'UNKNOWN_LINK')
  mustBeAllowedToOpenLink(place, deps.now())
  return place
}

export async function getScreener(deps: Deps, actor: Respondent, hash: string) {
  const sheet = await sheets.readSheetByKey(deps, actor.invitationId, keyHashOf(hash))
  return sheet ?? current(deps, (await placeOf(deps, actor, hash)).id)
}

async function current(deps: Deps, invitationId: number): Promise<WrittenReply> {
  const sheet = await sheets.readSheet(deps, invitationId)
  must(sheet, 'UNKNOWN_LINK')
  return sheet
}

type From = Pick<Caller, 'timeZone'>

/** The Start button: from here on it counts as opened. */
export async function start(
  deps: Deps,
  actor: Respondent,
  invitationId: number,
  { timeZone }: From,
): Promise<WrittenReply> {
  must(invitationId === actor.invitationId, 'NOT_FOUND')
  const begun = await sheets.beginSheet(deps, invitationId, timeZone)
  if (begun) return begun
  const place = await queries.findPlace(deps.db, invitationId)
  must(place, 'UNKNOWN_LINK')
  must(place.memberState, 'UNKNOWN_LINK')
  if (place.status !== 'COMPLETED') mustBeAllowedToAnswer(place, deps.now())
  return current(deps, invitationId)
}

type Choice = Parameters<typeof sheets.choose>[2]

/** Stored at the tap. */
export async function answer(deps: Deps, actor: Respondent, choice: Choice, { timeZone }: From) {
  const { invitationId } = actor
  const stored = await sheets.choose(deps, invitationId, choice, timeZone)
  if (stored) return stored
  const place = await queries.findPlace(deps.db, invitationId)
  must(place, 'UNKNOWN_LINK')
  mustBeAllowedToAnswer(place, deps.now())
  must(place.status !== 'COMPLETED', 'ALREADY_COMPLETED')
  throw new AppError('NOT_FOUND')
}

/** Counted once, however often it is called, and the result told to nobody here. */
export async function complete(
  deps: Deps,
  actor: Respondent,
  invitationId: number,
): Promise<{ status: 'COMPLETED' }> {
  must(invitationId === actor.invitationId, 'NOT_FOUND')
  if (!(await sheets.finishSheet(deps, invitationId))) await mustBeFinished(deps, invitationId)
  return { status: 'COMPLETED' }
}

async function mustBeFinished(deps: Deps, invitationId: number): Promise<void> {
  const place = await queries.findPlace(deps.db, invitationId)
  must(place, 'UNKNOWN_LINK')
  if (place.status === 'COMPLETED') return
  mustBeAllowedToAnswer(place, deps.now())
  throw new AppError('ANSWERS_MISSING')
}

/** For the demonstration: answers as a person would who fits, or does not. */
export async function answerAsSample(
  deps: Deps,
  invitationId: number,
  fits: boolean,
  timeZone?: string,
) {
  const actor = { invitationId }
  await startAsSample(deps, invitationId, timeZone)
  for (const choice of await sheets.sampleChoices(deps.db, invitationId, fits))
    await answer(deps, actor, choice, { timeZone })
  await complete(deps, actor, invitationId)
}

/** For the demonstration: opens the screener and goes no further. */
export const startAsSample = (deps: Deps, invitationId: number, timeZone?: string) =>
  start(deps, { invitationId }, invitationId, { timeZone })

export async function bookerOf(deps: Deps, actor: Respondent, hash: string): Promise<Booker> {
  const place = await placeOf(deps, actor, hash)
  mustBeAllowedToBook(place, deps.now())
  const { id, researchId } = place
  return { invitationId: id, researchId, isOffice: false, canMove: isOnPanel(place) }
}

/** Who was too slow is told what is left. */
export async function bookHour(
  deps: Deps,
  actor: Respondent,
  { hash, slotId }: { hash: string; slotId: number },
  { timeZone }: From,
) {
  try {
    const holder = { ...actor, keyHash: keyHashOf(hash), timeZone }
    const first = await bookByKey(deps, holder, slotId)
    if (first) return first
    const booker = await bookerOf(deps, actor, hash)
    return await bookAnother(deps, { ...booker, timeZone }, slotId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'SLOT_TAKEN') throw error
    const left = await listBookable(deps, await bookerOf(deps, actor, hash))
    const slots = left.map(({ researchId: _project, ...slot }) => slot)
    throw new AppError('SLOT_TAKEN', { ...error.details, data: { slots } })
  }
}
