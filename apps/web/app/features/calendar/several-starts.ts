import { instantOf, MAX_SLOTS_AT_ONCE, slotFault } from '@wattle/contract/calendar'
import { type Plan, startMinutes } from '@wattle/contract/plan'
import { wallTime } from '#lib/time/date-formats.ts'
import { addDays, type Day, mondayOf, weekdayOf } from './days.ts'
import { type CalendarEntry, isTaken } from './entries.ts'

/** Everything that decides when a slot can start. */
interface Circumstances {
  entries: readonly CalendarEntry[]
  plan: Plan
  now: Date
  zone: string
}

const isFreeIn =
  (week: Day) =>
  ({ kind, slot, day }: CalendarEntry) =>
    (kind === 'open' || (kind === 'past' && slot.available)) && mondayOf(day) === mondayOf(week)

export const isAnyFree = (entries: readonly CalendarEntry[], week: Day) =>
  entries.some(isFreeIn(week))

/**
 * The slots that repeating a week adds: a copy of each free slot, if its time is still free the
 * week after.
 */
export function repeatedStarts(week: Day, { entries, ...rest }: Circumstances): Date[] {
  const wanted = entries
    .filter(isFreeIn(week))
    .filter(({ minutes }) => minutes % startMinutes(rest.plan) === 0)
    .map(({ day, minutes }) => ({ day: addDays(day, 7), minutes }))
  return possibleStarts(wanted, { entries, ...rest })
}

/**
 * The days and times to fill with slots, including the first and last day. `from` and `to` are
 * minutes from midnight.
 */
export interface Stretch {
  firstDay: Day
  lastDay: Day
  from: number
  to: number
  hasWeekends: boolean
}

/** The starts of back-to-back slots on each day, with the plan's break between them. */
export function startsWithin(stretch: Stretch, circumstances: Circumstances): Date[] {
  const { plan } = circumstances
  const { firstDay, lastDay, from, to, hasWeekends } = stretch
  const step = startMinutes(plan)
  const next = Math.ceil((plan.sessionMinutes + plan.bufferMinutes) / step) * step
  const wanted = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (!hasWeekends && weekdayOf(day) > 4) continue
    for (let minutes = from; minutes + plan.sessionMinutes <= to; minutes += next)
      wanted.push({ day, minutes })
    // Stops once there are more slots than one call can add.
    if (wanted.length > MAX_SLOTS_AT_ONCE) break
  }
  return possibleStarts(wanted, circumstances)
}

function possibleStarts(
  wanted: readonly { day: Day; minutes: number }[],
  { entries, plan, now, zone }: Circumstances,
): Date[] {
  const length = plan.sessionMinutes + plan.bufferMinutes
  const isClear = (start: Date) => {
    const { day, minutes } = wallTime(start, zone)
    return !entries.some((entry) => entry.day === day && isTaken(entry, minutes, length))
  }
  return wanted
    .map(({ day, minutes }) => instantOf(day, minutes / 60, zone))
    .filter((start) => start !== undefined)
    .filter((start) => !slotFault(start, now, zone, plan) && isClear(start))
}
