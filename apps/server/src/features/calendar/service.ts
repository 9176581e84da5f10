import { RESTORE_SECONDS, slotFault, slotFaultMessage } from '@wattle/contract/calendar'
import { DEFAULT_PLAN, type Plan } from '@wattle/contract/plan'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import type { ProjectHooks } from '#features/project/hooks.ts'
import { mustBeAt, planOf } from '#features/project/rules.ts'
import { lockOwnResearch, ownResearch, zoneOf } from '#features/project/service.ts'
import * as queries from './queries.ts'

const MINUTE_MS = 60_000

type Hours = { startTime: Date; endTime: Date; timezone?: string | undefined }

/** Offers a slot. Offering the same start time again returns the same slot. */
export async function addSlot(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  { researchId, ...hours }: Hours & { researchId: number },
): Promise<{ slot: ReturnType<typeof shownSlot>; isNew: boolean }> {
  const zone = hours.timezone ?? zoneOf(deps, actor, caller)
  return deps.db.transaction(async (tx) => {
    const plan = await lockOffering(tx, actor, researchId)
    mustFit(deps, hours, zone, plan)
    return insertSlot(deps, tx, actor, { researchId, ...hours }, plan)
  })
}

type Week = { researchId: number; startTimes: Date[]; timezone?: string | undefined }

/** Offers several slots. If one of them can't be offered, still offers the others. */
export async function addSlots(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  { researchId, startTimes, timezone }: Week,
) {
  const zone = timezone ?? zoneOf(deps, actor, caller)
  return retryOnConflict(deps.db, async (tx) => {
    const plan = await lockOffering(tx, actor, researchId)
    const replies = []
    for (const startTime of startTimes) {
      const endTime = new Date(startTime.getTime() + plan.sessionMinutes * MINUTE_MS)
      const hours = { startTime, endTime }
      try {
        mustFit(deps, hours, zone, plan)
        const added = await insertSlot(deps, tx, actor, { researchId, ...hours }, plan)
        replies.push({ startTime, ...added, message: null })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        replies.push({ startTime, slot: null, isNew: false, message: error.message })
      }
    }
    return replies
  })
}

async function lockOffering(tx: Db, actor: SignedIn, researchId: number): Promise<Plan> {
  const research = await lockOwnResearch(tx, actor, researchId)
  mustBeAt(research, 'CONDUCTING_INTERVIEW')
  return planOf(research)
}

async function insertSlot(
  { now }: Deps,
  tx: Db,
  { userId: ownerId }: SignedIn,
  { researchId, startTime, endTime }: Hours & { researchId: number },
  { bufferMinutes }: Plan,
) {
  const offered = { ownerId, researchId, startTime, endTime, bufferMinutes, createdAt: now() }
  const slot = await queries.insertSlot(tx, offered)
  if (slot) return { slot: shownSlot(slot), isNew: true }
  const same = await queries.findSlotAt(tx, ownerId, researchId, startTime)
  must(same, 'SLOT_OVERLAPS')
  return { slot: shownSlot(same), isNew: false }
}

export async function moveSlot(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  { slotId, researchId, ...hours }: Hours & { slotId: number; researchId?: number | undefined },
) {
  const zone = hours.timezone ?? zoneOf(deps, actor, caller)
  return changing(deps, actor, slotId, async (tx, slot) => {
    must(slot.deletedAt === null, 'NOT_FOUND')
    must(researchId === undefined || slot.researchId === researchId, 'NOT_FOUND')
    const plan = planOf(await ownResearch(tx, actor, slot.researchId))
    mustFit(deps, hours, zone, plan, minutesOf(slot))
    // A past slot can't be moved, because it may be the slot of a no-show.
    must(slot.startTime > deps.now(), 'SLOT_TOO_EARLY')
    const { startTime, endTime } = hours
    // Nobody could choose the new time before now, so the slot counts as created now.
    return queries.updateSlot(tx, slot.id, { startTime, endTime, createdAt: deps.now() })
  })
}

/** Soft-deletes the slot, so it can be restored for a minute. */
export async function deleteSlot(deps: Deps, actor: SignedIn, id: number): Promise<undefined> {
  await changing(deps, actor, id, (tx, slot) =>
    queries.updateSlot(tx, slot.id, { deletedAt: slot.deletedAt ?? deps.now() }),
  )
}

/** Deletes only the slots that are free. Returns their ids. */
export function deleteSlots(deps: Deps, actor: SignedIn, ids: number[]): Promise<number[]> {
  return retryOnConflict(deps.db, async (tx) => {
    const slots = await queries.lockSlotsOf(tx, actor.userId, ids)
    must(slots.length === new Set(ids).size, 'NOT_FOUND')
    const free = slots.filter((slot) => slot.bookedBy === null && !isHeld(deps, slot))
    for (const { id, deletedAt } of free) {
      await queries.updateSlot(tx, id, { deletedAt: deletedAt ?? deps.now() })
    }
    return free.map(({ id }) => id)
  })
}

export async function restoreSlot(deps: Deps, actor: SignedIn, id: number) {
  return changing(deps, actor, id, async (tx, slot) => {
    if (slot.deletedAt === null) return slot
    const age = deps.now().getTime() - slot.deletedAt.getTime()
    must(age <= RESTORE_SECONDS * 1000, 'NOT_FOUND')
    return queries.updateSlot(tx, slot.id, { deletedAt: null })
  })
}

export const slotHooks: ProjectHooks['slots'] = {
  async transfer(tx, researchId, ownerId) {
    const message =
      'This researcher has other slots at the same times, so you can’t transfer this project to them.'
    await queries.updateSlotOwner(tx, researchId, ownerId).catch((error) => {
      throw isOverlap(error) ? new AppError('SLOT_OVERLAPS', { message }) : error
    })
  },
  dropFree: queries.deleteFreeSlots,
  withdraw: queries.withdrawSlots,
  async restoreWithdrawn(tx, researchId) {
    try {
      await queries.restoreWithdrawnSlots(tx, researchId)
    } catch (error) {
      // The researcher offered that time in another project at the same moment.
      throw isOverlap(error) ? new AppError('SLOT_OVERLAPS') : error
    }
  },
}

export const hasSlotsAhead = (db: Db, researchId: number) =>
  queries.hasSlotsAhead(db, { researchId })

/**
 * Deletes a project's free slots, and those whose interviews were cancelled. Returns whether
 * someone booked a slot in the meantime.
 */
export async function dropAllSlots(tx: Db, researchId: number): Promise<boolean> {
  await queries.deleteFreeSlots(tx, researchId)
  await queries.dropCancelledSlots(tx, researchId)
  return hasSlotsAhead(tx, researchId)
}

/**
 * Soft-deletes the free slots of someone who deletes their account. Returns whether any of their
 * other slots are still booked.
 */
export async function dropSlotsOfOwner(tx: Db, ownerId: number): Promise<boolean> {
  await queries.dropFreeSlotsOf(tx, ownerId)
  return queries.hasSlotsAhead(tx, { ownerId })
}

export async function takeSlot(
  tx: Db,
  id: number,
  researchId: number,
  invitationId: number,
  from: Date,
): Promise<queries.SlotRow> {
  const slot = await queries.takeSlot(tx, id, researchId, invitationId, from)
  must(slot, 'SLOT_TAKEN')
  return slot
}

export const freeSlot = (tx: Db, id: number) => queries.updateSlot(tx, id, { bookedBy: null })

/** Moves a booked slot to any time, for our team. The caller also moves the interview. */
export async function moveBookedSlot(
  tx: Db,
  id: number,
  hours: { startTime: Date; endTime: Date },
): Promise<void> {
  try {
    await queries.updateSlot(tx, id, hours)
  } catch (error) {
    throw isOverlap(error) ? new AppError('SLOT_OVERLAPS') : error
  }
}

export const findFreeSlotAt = (db: Db, researchId: number, startTime: Date) =>
  queries.findFreeSlotAt(db, researchId, startTime)

/** Reserves a free slot for someone on standby. False if it's no longer free. */
export const holdSlot = (tx: Db, id: number, hold: { heldFor: number; heldUntil: Date }) =>
  queries.holdSlot(tx, id, hold)

export const releaseSlot = (tx: Db, id: number, heldFor: number) =>
  queries.releaseSlot(tx, id, heldFor)

/** Books the slot we reserved for someone. Undefined if we no longer reserve it for them. */
export const takeHeldSlot = (tx: Db, id: number, heldFor: number) =>
  queries.takeHeldSlot(tx, id, heldFor)

/**
 * Gives a participant their slot back when the interview's outcome is corrected, unless the slot
 * has been deleted or booked in the meantime.
 */
export const retakeSlot = (tx: Db, id: number, invitationId: number) =>
  queries.retakeSlot(tx, id, invitationId)

type Holder = { researchId: number; invitationId: number }

/** Free slots from the given time on, and the participant's own slot. */
export async function listSlotsFor(db: Db, { researchId, invitationId }: Holder, from: Date) {
  const slots = await queries.listSlotsFor(db, researchId, invitationId, from)
  return slots.map((slot) => ({ ...shownSlot(slot), selected: slot.bookedBy === invitationId }))
}

/**
 * The owner's slots that end after `from`. Leaves out deleted slots and slots of deleted projects.
 */
export async function listSlotsOfOwner(db: Db, ownerId: number, from: Date) {
  const rows = await queries.listSlotsOfOwner(db, ownerId, from)
  return rows.map(({ slot, researchName }) => ({ ...shownSlot(slot), researchName }))
}

export async function listSlots(deps: Deps, actor: SignedIn, researchId: number) {
  await ownResearch(deps.db, actor, researchId)
  return (await queries.listSlotsOfResearch(deps.db, researchId)).map(shownSlot)
}

/**
 * Throws NOT_FOUND for another project's slot, and SLOT_TAKEN with the reason if the slot starts
 * before `earliest`.
 */
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
  return slot
}

/** Locks and changes a researcher's own free slot. To move a booked slot, move its interview. */
async function changing(
  deps: Deps,
  actor: SignedIn,
  id: number,
  change: (tx: Db, slot: queries.SlotRow) => Promise<queries.SlotRow>,
) {
  try {
    return await retryOnConflict(deps.db, async (tx) => {
      const [slot] = await queries.lockSlotsOf(tx, actor.userId, [id])
      must(slot, 'NOT_FOUND')
      must(slot.bookedBy === null, 'SLOT_BOOKED')
      must(!isHeld(deps, slot), 'SLOT_BOOKED', { message: HELD })
      return shownSlot(await change(tx, slot))
    })
  } catch (error) {
    throw isOverlap(error) ? new AppError('SLOT_OVERLAPS') : error
  }
}

const HELD =
  'We’ve offered this slot to someone on standby. You can change it if they don’t take it.'

const isHeld = ({ now }: Deps, { heldFor, heldUntil }: queries.SlotRow) =>
  heldFor !== null && heldUntil !== null && heldUntil > now()

const EXCLUSION_VIOLATION = '23P01'

const isOverlap = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === EXCLUSION_VIOLATION

const minutesOf = ({ startTime, endTime }: Pick<Hours, 'startTime' | 'endTime'>) =>
  (endTime.getTime() - startTime.getTime()) / MINUTE_MS

/** A moved slot may keep its length, even if the plan's interview length has changed. */
function mustFit({ now }: Deps, hours: Hours, zone: string, plan: Plan, ownMinutes?: number): void {
  const minutes = minutesOf(hours)
  const { sessionMinutes } = plan
  if (minutes !== sessionMinutes && minutes !== ownMinutes) {
    if (sessionMinutes === DEFAULT_PLAN.sessionMinutes) throw new AppError('SLOT_NOT_ONE_HOUR')
    const message = `Slots in this project last ${sessionMinutes} minutes.`
    throw new AppError('SLOT_WRONG_LENGTH', { message })
  }
  const fault = slotFault(hours.startTime, now(), zone, plan, minutes)
  if (fault) throw new AppError(fault, { message: slotFaultMessage(fault, now(), zone, plan) })
}

const shownSlot = (slot: queries.SlotRow) => ({
  slotId: slot.id,
  researchId: slot.researchId,
  startTime: slot.startTime,
  endTime: slot.endTime,
  available: slot.bookedBy === null,
  ...(slot.bufferMinutes > 0 && { bufferMinutes: slot.bufferMinutes }),
})
