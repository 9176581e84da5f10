import { isOpen, occupiesSlot } from '@wattle/contract/interview-status'
import { FIRST_HOUR, LAST_HOUR } from '@wattle/contract/limits'
import type { MyCalendar, MyInterview, MySlot } from '#features/calendar/shared/my-calendar.ts'
import { wallTime } from '#lib/time/date-formats.ts'
import type { Day } from './days.ts'

/** `open` can be booked, `booked` is taken, `past` is over, `other` belongs to another project. */
export type EntryKind = 'open' | 'booked' | 'past' | 'other'

export interface CalendarEntry {
  slot: MySlot
  kind: EntryKind
  /** When the slot starts: the day, and the minutes from midnight in wall-clock time. */
  day: Day
  minutes: number
  /** How long the slot lasts, in minutes. */
  length: number
  interview: MyInterview | undefined
}

export interface EntryView {
  researchId: number
  now: Date
  zone: string
}

/** Whether we're still saving the slot. */
export const isUnderWay = ({ slotId }: Pick<MySlot, 'slotId'>) => slotId < 0

export function entriesOf({ slots, interviews }: MyCalendar, view: EntryView): CalendarEntry[] {
  const bySlot = new Map(interviews.filter(occupiesSlot).map((one) => [one.slotId, one]))
  return slots
    .map((slot) => ({
      slot,
      kind: kindOf(slot, view),
      interview: bySlot.get(slot.slotId),
      length: (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / 60_000,
      ...wallTime(new Date(slot.startTime), view.zone),
    }))
    .toSorted((a, b) => a.slot.startTime.localeCompare(b.slot.startTime))
}

function kindOf(slot: MySlot, { researchId, now }: EntryView): EntryKind {
  if (slot.researchId !== researchId) return 'other'
  if (new Date(slot.endTime) <= now) return 'past'
  return slot.available ? 'open' : 'booked'
}

export const isConfirmed = ({ interview }: CalendarEntry) => interview?.status === 'CONFIRMED'

/** Whether the slot has an interview that's still to come. */
export const hasUpcoming = ({ interview }: CalendarEntry) =>
  interview !== undefined && isOpen(interview)

/**
 * Whether the slot is outside the visible hours. It can be if it was offered from another time
 * zone.
 */
export const isOutsideHours = ({ minutes, length }: CalendarEntry) =>
  minutes < FIRST_HOUR * 60 || minutes + length > LAST_HOUR * 60

/**
 * Whether the entry, or the break after it, overlaps this stretch of time. `from` is in minutes
 * from midnight.
 */
export const isTaken = (entry: CalendarEntry, from: number, length: number) =>
  entry.minutes < from + length &&
  entry.minutes + entry.length + (entry.slot.bufferMinutes ?? 0) > from
