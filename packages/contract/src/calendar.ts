import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { isTimeZone } from './account.ts'
import { endpoint } from './endpoint.ts'
import { FIRST_HOUR, FIRST_SLOT_DAY, LAST_HOUR, SLOT_HOURS } from './limits.ts'
import { entityId, instant, pathId, timeInput } from './text.ts'

/** Seed 001 section 9. */
export const ROW_MINUTES = 30
/** For how long a deleted slot can be had back. */
export const RESTORE_SECONDS = 60

export type SlotFault = 'SLOT_TOO_EARLY' | 'SLOT_OUTSIDE_HOURS' | 'SLOT_NOT_ON_THE_HOUR'

const zoned = (moment: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)

/** The first day on which a slot may be offered, as YYYY-MM-DD in that zone. */
export const firstBookableDay = (now: Date, zone: string): string =>
  zoned(now, zone).toPlainDate().add({ days: FIRST_SLOT_DAY }).toString()

/** Why no slot may start then; undefined where one may. Both sides decide by this. */
export function slotFault(start: Date, now: Date, zone: string): SlotFault | undefined {
  const local = zoned(start, zone)
  if (local.toPlainDate().toString() < firstBookableDay(now, zone)) return 'SLOT_TOO_EARLY'
  if (local.minute !== 0 || local.second !== 0 || local.millisecond !== 0)
    return 'SLOT_NOT_ON_THE_HOUR'
  const isWithin = local.hour >= FIRST_HOUR && local.hour + SLOT_HOURS <= LAST_HOUR
  return isWithin ? undefined : 'SLOT_OUTSIDE_HOURS'
}

/** The instant of a wall-clock hour; undefined where the clocks skip it. */
export function instantOf(day: string, hour: number, zone: string): Date | undefined {
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime({ hour })
  const found = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const isThere = found.toPlainDateTime().equals(wanted)
  return isThere ? new Date(found.epochMilliseconds) : undefined
}

export const Slot = z.object({
  slotId: entityId,
  researchId: entityId,
  startTime: instant,
  endTime: instant,
  available: z.boolean(),
})
export type Slot = z.output<typeof Slot>

const timezone = z.optional(
  z.string().check(z.refine(isTimeZone, { error: 'There is no such time zone.' })),
)

export const listSlots = endpoint({
  method: 'GET',
  path: '/platform/calendar/:researchId',
  audience: 'researcher',
  summary: 'All slots of a project.',
  params: z.object({ researchId: pathId }),
  reply: z.array(Slot),
})

export const addSlot = endpoint({
  method: 'POST',
  path: '/platform/calendar',
  audience: 'researcher',
  summary: 'Offer an hour. The same hour again answers 200 with the same slot.',
  status: 201,
  body: z.object({ researchId: entityId, startTime: timeInput, endTime: timeInput, timezone }),
  reply: Slot,
})

/** A week of whole hours. */
export const MAX_SLOTS_AT_ONCE = 7 * (LAST_HOUR - FIRST_HOUR)

export const addSlots = endpoint({
  method: 'POST',
  path: '/platform/calendar/slots',
  audience: 'researcher',
  summary: 'Offer several hours. The reply says for each whether it is a slot now, or why not.',
  body: z.object({
    researchId: entityId,
    startTimes: z.array(timeInput).check(z.minLength(1), z.maxLength(MAX_SLOTS_AT_ONCE)),
    timezone,
  }),
  reply: z.array(
    z.object({
      startTime: instant,
      slot: z.nullable(Slot),
      isNew: z.boolean(),
      message: z.nullable(z.string()),
    }),
  ),
})

export const deleteSlots = endpoint({
  method: 'POST',
  path: '/platform/calendar/slots/delete',
  audience: 'researcher',
  summary: 'Delete several slots. Booked ones stay; the reply has the ids of the deleted ones.',
  body: z.object({
    slotIds: z.array(entityId).check(z.minLength(1), z.maxLength(MAX_SLOTS_AT_ONCE)),
  }),
  reply: z.array(entityId),
})

/** Of seed 001. Our calendar deletes and adds instead, and each can be undone. */
export const moveSlot = endpoint({
  method: 'PATCH',
  path: '/platform/calendar',
  audience: 'researcher',
  summary: 'Move a free slot to another hour, within its project.',
  body: z.object({
    slotId: entityId,
    researchId: z.optional(entityId),
    startTime: timeInput,
    endTime: timeInput,
    timezone,
  }),
  reply: Slot,
})

export const deleteSlot = endpoint({
  method: 'DELETE',
  path: '/platform/calendar/:slotId',
  audience: 'researcher',
  summary: 'Take a free slot back.',
  params: z.object({ slotId: pathId }),
  status: 204,
})

export const restoreSlot = endpoint({
  method: 'POST',
  path: '/platform/calendar/:slotId/restore',
  audience: 'researcher',
  summary: `Offer a slot again that was deleted within the last ${RESTORE_SECONDS} seconds.`,
  params: z.object({ slotId: pathId }),
  reply: Slot,
})
