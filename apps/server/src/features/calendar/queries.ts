import { CANCELLED, OVER } from '@wattle/contract/interview-status'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { oneOf } from '#db/one-of.ts'
import type { Db } from '#db/open.ts'
import { slots } from '#db/schema/interviews.ts'
import { researches } from '#db/schema/researches.ts'
import { calendarTokens } from '#db/schema/users.ts'
import { isKept, isNotHeld } from './rules.ts'

export type SlotRow = typeof slots.$inferSelect

const MOST_LISTED = 2000
/**
 * The `deletedAt` of slots that researchers can't restore individually. They can only restore a
 * slot in the minute after it was deleted.
 */
const LONG_AGO = new Date(0)

/** Adds a slot. Undefined if it would overlap another of the researcher's slots. */
export async function insertSlot(
  db: Db,
  slot: typeof slots.$inferInsert,
): Promise<SlotRow | undefined> {
  const [row] = await db.insert(slots).values(slot).onConflictDoNothing().returning()
  return row
}

export async function findSlotAt(
  db: Db,
  ownerId: number,
  researchId: number,
  startTime: Date,
): Promise<SlotRow | undefined> {
  const [row] = await db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.ownerId, ownerId),
        eq(slots.researchId, researchId),
        eq(slots.startTime, startTime),
        isKept,
      ),
    )
  return row
}

/** Locks the slots in id order, so two callers who lock some of the same slots can't deadlock. */
export async function lockSlotsOf(db: Db, ownerId: number, ids: number[]): Promise<SlotRow[]> {
  return db
    .select()
    .from(slots)
    .where(and(inArray(slots.id, ids), eq(slots.ownerId, ownerId)))
    .orderBy(asc(slots.id))
    .for('update')
}

/** Changes a slot. Throws the constraint's error if the slot would overlap another one. */
export async function updateSlot(
  db: Db,
  id: number,
  change: Partial<Pick<SlotRow, 'startTime' | 'endTime' | 'createdAt' | 'deletedAt' | 'bookedBy'>>,
): Promise<SlotRow> {
  const [row] = await db.update(slots).set(change).where(eq(slots.id, id)).returning()
  if (!row) throw new Error('the slot no longer exists')
  return row
}

export async function listSlotsOfResearch(db: Db, researchId: number): Promise<SlotRow[]> {
  return db
    .select()
    .from(slots)
    .where(and(eq(slots.researchId, researchId), isKept))
    .orderBy(asc(slots.startTime))
    .limit(MOST_LISTED)
}

export async function listSlotsOfOwner(db: Db, ownerId: number, from: Date) {
  return db
    .select({ slot: slots, researchName: researches.name })
    .from(slots)
    .innerJoin(researches, and(eq(researches.id, slots.researchId), isNull(researches.deletedAt)))
    .where(and(eq(slots.ownerId, ownerId), gt(slots.endTime, from), isKept))
    .orderBy(asc(slots.startTime))
    .limit(MOST_LISTED)
}

export async function listSlotsFor(
  db: Db,
  researchId: number,
  invitationId: number,
  from: Date,
): Promise<SlotRow[]> {
  return db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.researchId, researchId),
        isKept,
        sql`(${slots.bookedBy} = ${invitationId} or (${slots.bookedBy} is null and ${isNotHeld} and ${gte(slots.startTime, from)}))`,
      ),
    )
    .orderBy(asc(slots.startTime))
    .limit(MOST_LISTED)
}

/** Finds a slot, even a soft-deleted one. */
export async function findSlot(db: Db, id: number): Promise<SlotRow | undefined> {
  const [row] = await db.select().from(slots).where(eq(slots.id, id))
  return row
}

/** Books the slot for one person, even if several ask at once. Undefined for the others. */
export async function takeSlot(
  db: Db,
  id: number,
  researchId: number,
  invitationId: number,
  from: Date,
): Promise<SlotRow | undefined> {
  const [row] = await db
    .update(slots)
    .set({ bookedBy: invitationId })
    .where(
      and(
        eq(slots.id, id),
        eq(slots.researchId, researchId),
        isNull(slots.bookedBy),
        isNotHeld,
        gte(slots.startTime, from),
        isKept,
      ),
    )
    .returning()
  return row
}

export async function updateSlotOwner(db: Db, researchId: number, ownerId: number): Promise<void> {
  await db.update(slots).set({ ownerId }).where(eq(slots.researchId, researchId))
}

export async function holdSlot(
  db: Db,
  id: number,
  hold: { heldFor: number; heldUntil: Date },
): Promise<boolean> {
  const isFree = and(eq(slots.id, id), isNull(slots.bookedBy), isNotHeld, isKept)
  const rows = await db.update(slots).set(hold).where(isFree).returning({ id: slots.id })
  return rows.length > 0
}

const NOT_HELD = { heldFor: null, heldUntil: null }

export async function releaseSlot(db: Db, id: number, heldFor: number): Promise<void> {
  await db
    .update(slots)
    .set(NOT_HELD)
    .where(and(eq(slots.id, id), eq(slots.heldFor, heldFor)))
}

export async function takeHeldSlot(
  db: Db,
  id: number,
  invitationId: number,
): Promise<SlotRow | undefined> {
  const isTheirs = and(eq(slots.id, id), isNull(slots.bookedBy), eq(slots.heldFor, invitationId))
  const [row] = await db
    .update(slots)
    .set({ bookedBy: invitationId, ...NOT_HELD })
    .where(and(isTheirs, isKept))
    .returning()
  return row
}

export async function findFreeSlotAt(db: Db, researchId: number, startTime: Date) {
  const isIt = and(eq(slots.researchId, researchId), eq(slots.startTime, startTime))
  const [row] = await db
    .select()
    .from(slots)
    .where(and(isIt, isNull(slots.bookedBy), isNotHeld, isKept))
  return row
}

export async function retakeSlot(db: Db, id: number, invitationId: number): Promise<void> {
  await db
    .update(slots)
    .set({ bookedBy: invitationId })
    .where(and(eq(slots.id, id), isNull(slots.bookedBy), isKept))
}

/**
 * Deletes a project's free slots. Those that an earlier interview refers to are only soft-deleted.
 */
export async function deleteFreeSlots(db: Db, researchId: number): Promise<void> {
  const isFree = and(eq(slots.researchId, researchId), isNull(slots.bookedBy))
  const wasBooked = sql`exists (select from interviews where interviews.slot_id = slots.id)`
  await db.update(slots).set({ deletedAt: LONG_AGO }).where(and(isFree, wasBooked))
  await db.delete(slots).where(and(isFree, sql`not ${wasBooked}`))
}

/**
 * Soft-deletes the slots of a project that was never launched. Permanently deletes slots that were
 * deleted before, so restoring the project doesn't bring them back.
 */
export async function withdrawSlots(db: Db, researchId: number): Promise<void> {
  await db.delete(slots).where(and(eq(slots.researchId, researchId), isNotNull(slots.deletedAt)))
  await db.update(slots).set({ deletedAt: LONG_AGO }).where(eq(slots.researchId, researchId))
}

/**
 * Restores slots deleted with their project, unless the owner has since offered an overlapping
 * slot.
 */
export async function restoreWithdrawnSlots(db: Db, researchId: number): Promise<void> {
  const isFree = sql`not exists (select from slots other
    where other.owner_id = slots.owner_id and other.deleted_at is null
      and other.start_time < slots.end_time and other.end_time > slots.start_time)`
  const went = and(eq(slots.researchId, researchId), eq(slots.deletedAt, LONG_AGO), isFree)
  await db.update(slots).set({ deletedAt: null }).where(went)
}

export async function dropFreeSlotsOf(db: Db, ownerId: number): Promise<void> {
  await db
    .update(slots)
    .set({ deletedAt: LONG_AGO })
    .where(and(eq(slots.ownerId, ownerId), isNull(slots.bookedBy), isKept))
}

/** Spelled out with the table's name, because Drizzle omits it in queries on a single table. */
const interviewStatus = sql`interviews.status`

/**
 * Whether a slot is free, or booked for an upcoming interview. One query checks both, because two
 * separate queries could both miss a slot that someone gives up in between.
 */
export async function hasSlotsAhead(
  db: Db,
  whose: { researchId: number } | { ownerId: number },
): Promise<boolean> {
  const isTheirs =
    'ownerId' in whose ? eq(slots.ownerId, whose.ownerId) : eq(slots.researchId, whose.researchId)
  const isOver = sql`exists (
    select from interviews
    where interviews.slot_id = slots.id and ${oneOf(interviewStatus, OVER)}
  )`
  const rows = await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(isTheirs, isKept, sql`not ${isOver}`))
    .limit(1)
  return rows.length > 0
}

/** Soft-deletes slots that have no interviews, or only cancelled ones. */
export async function dropCancelledSlots(db: Db, researchId: number): Promise<void> {
  await db
    .update(slots)
    .set({ bookedBy: null, deletedAt: LONG_AGO })
    .where(
      and(
        eq(slots.researchId, researchId),
        sql`not exists (
          select from interviews
          where interviews.slot_id = slots.id and not ${oneOf(interviewStatus, CANCELLED)}
        )`,
      ),
    )
}

export async function findCalendarToken(db: Db, userId: number): Promise<Buffer | undefined> {
  const [row] = await db.select().from(calendarTokens).where(eq(calendarTokens.userId, userId))
  return row?.refreshToken
}

export async function replaceCalendarToken(
  db: Db,
  token: typeof calendarTokens.$inferInsert,
): Promise<void> {
  const { refreshToken, connectedAt } = token
  await db
    .insert(calendarTokens)
    .values(token)
    .onConflictDoUpdate({ target: calendarTokens.userId, set: { refreshToken, connectedAt } })
}

export async function deleteCalendarToken(db: Db, userId: number): Promise<void> {
  await db.delete(calendarTokens).where(eq(calendarTokens.userId, userId))
}
