import { RESTORE_SECONDS, slotFault } from '@wattle/contract/calendar'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { lockOwnResearch, mustBeAt, ownResearch, zoneOf } from '#features/research/service.ts'
import * as queries from './queries.ts'

export type SlotRow = queries.SlotRow

export const dropFreeSlots = queries.deleteFreeSlots
export const withdrawSlots = queries.withdrawSlots
export const dropCancelledSlots = queries.dropCancelledSlots
export const dropFreeSlotsOf = queries.updateFreeSlotsDropped
export const hasHoursAhead = queries.hasHoursAhead
export const listSlotsOfOwner = queries.listSlotsOfOwner
export const listSlotsFor = queries.listSlotsFor
export const writeSlotsFor = queries.writeSlotsFor
export const takeSlot = queries.takeSlot
export const freeSlot = queries.freeSlot

const HOUR_MS = 3_600_000

type Hours = { startTime: Date; endTime: Date; timezone?: string | undefined }

/** Offers an hour; the same hour again is the same slot. */
export async function addSlot(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  { researchId, ...hours }: Hours & { researchId: number },
): Promise<{ slot: ReturnType<typeof shownSlot>; isNew: boolean }> {
  mustBeOffered(deps, hours, hours.timezone ?? zoneOf(deps, actor, caller))
  const { startTime, endTime } = hours
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, researchId)
    mustBeAt(research, 'CONDUCTING_INTERVIEW')
    const slot = await queries.insertSlot(tx, {
      ownerId: actor.userId,
      researchId,
      startTime,
      endTime,
      createdAt: deps.now(),
    })
    if (slot) return { slot: shownSlot(slot), isNew: true }
    const same = await queries.findSlotAt(tx, actor.userId, researchId, startTime)
    must(same, 'SLOT_OVERLAPS')
    return { slot: shownSlot(same), isNew: false }
  })
}

export async function moveSlot(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  { slotId, researchId, ...hours }: Hours & { slotId: number; researchId?: number | undefined },
) {
  mustBeOffered(deps, hours, hours.timezone ?? zoneOf(deps, actor, caller))
  return changing(deps, actor, slotId, async (tx, slot) => {
    must(slot.deletedAt === null, 'NOT_FOUND')
    must(researchId === undefined || slot.researchId === researchId, 'NOT_FOUND')
    // What was then stays where it was: an interview may have been missed in it.
    must(slot.startTime > deps.now(), 'SLOT_TOO_EARLY')
    const { startTime, endTime } = hours
    return queries.updateSlot(tx, slot.id, { startTime, endTime })
  })
}

/** Kept for a minute, so that it can be had back. */
export async function deleteSlot(deps: Deps, actor: SignedIn, id: number): Promise<undefined> {
  await changing(deps, actor, id, (tx, slot) =>
    queries.updateSlot(tx, slot.id, { deletedAt: slot.deletedAt ?? deps.now() }),
  )
}

export async function restoreSlot(deps: Deps, actor: SignedIn, id: number) {
  return changing(deps, actor, id, async (tx, slot) => {
    if (slot.deletedAt === null) return slot
    const age = deps.now().getTime() - slot.deletedAt.getTime()
    must(age <= RESTORE_SECONDS * 1000, 'NOT_FOUND')
    return queries.updateSlot(tx, slot.id, { deletedAt: null })
  })
}

/** With their project, whose deletion is taken back. */
export async function restoreWithdrawnSlots(tx: Db, researchId: number): Promise<void> {
  try {
    await queries.restoreWithdrawnSlots(tx, researchId)
  } catch (error) {
    // Offered elsewhere at this very moment.
    throw isOverlap(error) ? new AppError('SLOT_OVERLAPS') : error
  }
}

export async function listSlots(deps: Deps, actor: SignedIn, researchId: number) {
  await ownResearch(deps.db, actor, researchId)
  return (await queries.listSlotsOfResearch(deps.db, researchId)).map(shownSlot)
}

/** Another project's slot doesn't exist for the caller; one that's too early says so. */
export async function mustBeSlotOf(
  db: Db,
  researchId: number,
  id: number,
  earliest: Date,
  why = 'has passed',
) {
  const slot = await queries.findSlot(db, id)
  must(slot?.researchId === researchId, 'NOT_FOUND')
  must(slot.startTime >= earliest, 'SLOT_TAKEN', {
    message: `This time ${why}. Please choose another.`,
  })
}

/** A free slot of one's own, under its lock; a booked one is moved by moving its interview. */
async function changing(
  deps: Deps,
  actor: SignedIn,
  id: number,
  change: (tx: Parameters<typeof queries.updateSlot>[0], slot: SlotRow) => Promise<SlotRow>,
) {
  try {
    return await retryOnConflict(deps.db, async (tx) => {
      const slot = await queries.lockSlotOf(tx, actor.userId, id)
      must(slot, 'NOT_FOUND')
      must(slot.bookedBy === null, 'SLOT_BOOKED')
      return shownSlot(await change(tx, slot))
    })
  } catch (error) {
    throw isOverlap(error) ? new AppError('SLOT_OVERLAPS') : error
  }
}

const EXCLUSION_VIOLATION = '23P01'

const isOverlap = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === EXCLUSION_VIOLATION

function mustBeOffered({ now }: Deps, { startTime, endTime }: Hours, zone: string): void {
  must(endTime.getTime() - startTime.getTime() === HOUR_MS, 'SLOT_NOT_ONE_HOUR')
  const fault = slotFault(startTime, now(), zone)
  if (fault) throw new AppError(fault)
}

export const shownSlot = ({ id, researchId, startTime, endTime, bookedBy }: SlotRow) => ({
  slotId: id,
  researchId,
  startTime,
  endTime,
  available: bookedBy === null,
})
