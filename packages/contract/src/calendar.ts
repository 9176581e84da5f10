import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { isTimeZone } from './account.ts'
import { shortDay } from './date-formats.ts'
import { endpoint } from './endpoint.ts'
import { ERRORS } from './errors.ts'
import { FIRST_HOUR, LAST_HOUR } from './limits.ts'
import { DEFAULT_PLAN, type Plan, SESSION_MINUTES, startMinutes } from './plan.ts'
import { entityId, instant, pathId, timeInput } from './text.ts'

/** How many minutes one row of the calendar covers (seed 001 section 9). */
export const ROW_MINUTES = 30
/** How long researchers can restore a deleted slot. */
export const RESTORE_SECONDS = 60

export type SlotFault = 'SLOT_TOO_EARLY' | 'SLOT_OUTSIDE_HOURS' | 'SLOT_NOT_ON_THE_HOUR'

const zoned = (moment: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)

/** The first day on which researchers can offer slots, as YYYY-MM-DD in the given time zone. */
export const firstBookableDay = (
  now: Date,
  zone: string,
  { leadDays }: Pick<Plan, 'leadDays'> = DEFAULT_PLAN,
): string => zoned(now, zone).toPlainDate().add({ days: leadDays }).toString()

/**
 * Why a slot of the given length can't start at the given time, or undefined if it can. Both the
 * server and the browser use this.
 */
export function slotFault(
  start: Date,
  now: Date,
  zone: string,
  plan: Plan = DEFAULT_PLAN,
  minutes: number = plan.sessionMinutes,
): SlotFault | undefined {
  const local = zoned(start, zone)
  if (local.toPlainDate().toString() < firstBookableDay(now, zone, plan)) return 'SLOT_TOO_EARLY'
  const isOnTime = local.minute % startMinutes(plan) === 0 && local.second + local.millisecond === 0
  if (!isOnTime) return 'SLOT_NOT_ON_THE_HOUR'
  const end = local.hour * 60 + local.minute + minutes
  const isWithin = local.hour >= FIRST_HOUR && end <= LAST_HOUR * 60
  return isWithin ? undefined : 'SLOT_OUTSIDE_HOURS'
}

/**
 * The error message, adapted to the project's plan. For the default plan it's the standard message.
 */
export function slotFaultMessage(fault: SlotFault, now: Date, zone: string, plan: Plan): string {
  if (fault === 'SLOT_TOO_EARLY' && plan.leadDays !== DEFAULT_PLAN.leadDays) {
    return `You can offer slots from ${shortDay(firstBookableDay(now, zone, plan))}.`
  }
  if (fault === 'SLOT_NOT_ON_THE_HOUR' && startMinutes(plan) !== 60)
    return 'Slots in this project start on the quarter hour.'
  return ERRORS[fault].message
}

/**
 * The instant of a local time, given in hours since midnight (9.5 is 9:30). Undefined if daylight
 * saving skips that time.
 */
export function instantOf(day: string, hours: number, zone: string): Date | undefined {
  const minutes = Math.round(hours * 60)
  const time = { hour: Math.floor(minutes / 60), minute: minutes % 60 }
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime(time)
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
  /** How many minutes we keep free after the interview. We don't show them to participants. */
  bufferMinutes: z.optional(z.int()),
})
export type Slot = z.output<typeof Slot>

const timezone = z.optional(
  z.string().check(
    z.refine(isTimeZone, {
      error: 'We don’t know this time zone. Please choose one like Australia/Melbourne.',
    }),
  ),
)

export const listSlots = endpoint({
  method: 'GET',
  path: '/platform/calendar/:researchId',
  audience: 'researcher',
  summary: 'All slots in a project.',
  params: z.object({ researchId: pathId }),
  reply: z.array(Slot),
})

export const addSlot = endpoint({
  method: 'POST',
  path: '/platform/calendar',
  audience: 'researcher',
  summary: 'Offer a slot. Repeating the same start returns 200 with the same slot.',
  status: 201,
  body: z.object({ researchId: entityId, startTime: timeInput, endTime: timeInput, timezone }),
  reply: Slot,
})

/** Enough for a week of back-to-back interviews of the shortest length. */
export const MAX_SLOTS_AT_ONCE = (7 * (LAST_HOUR - FIRST_HOUR) * 60) / SESSION_MINUTES[0]

export const addSlots = endpoint({
  method: 'POST',
  path: '/platform/calendar/slots',
  audience: 'researcher',
  summary: 'Offer several slots. The response says whether each was created, and if not, why.',
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
  summary: 'Delete several slots. Booked slots stay. The response has the ids of the deleted ones.',
  body: z.object({
    slotIds: z.array(entityId).check(z.minLength(1), z.maxLength(MAX_SLOTS_AT_ONCE)),
  }),
  reply: z.array(entityId),
})

/** Moves a slot (seed 001). The calendar calls this after someone drags one. */
export const moveSlot = endpoint({
  method: 'PATCH',
  path: '/platform/calendar',
  audience: 'researcher',
  summary: 'Move a free slot within its project.',
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
  summary: 'Delete a free slot.',
  params: z.object({ slotId: pathId }),
  status: 204,
})

export const restoreSlot = endpoint({
  method: 'POST',
  path: '/platform/calendar/:slotId/restore',
  audience: 'researcher',
  summary: `Restore a slot deleted within the last ${RESTORE_SECONDS} seconds.`,
  params: z.object({ slotId: pathId }),
  reply: Slot,
})
