import { dayAndMonth, dayNumber, longDay } from '#lib/time/date-formats.ts'

/** A calendar day as YYYY-MM-DD, without a time or a zone, so DST can't shift it. */
export type Day = string

const DAY_MS = 86_400_000
const MONDAY = 1

const toUtc = (day: Day) => new Date(`${day}T00:00:00Z`)
const fromUtc = (date: Date): Day => date.toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day =>
  fromUtc(new Date(toUtc(day).getTime() + count * DAY_MS))

/** The same date in another month, or that month's last day if the month is too short. */
export function addMonths(day: Day, count: number): Day {
  const date = toUtc(day)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0))
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()))
  return fromUtc(last)
}

export const later = (a: Day, b: Day): Day => (a.localeCompare(b) < 0 ? b : a)

/** The weekday as a number: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: Day): number => (toUtc(day).getUTCDay() + 7 - MONDAY) % 7

export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day))

export const weekOf = (day: Day): Day[] =>
  Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index))

/** Every week with at least one day in this month. */
export function weeksOfMonth(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`
  const end = addDays(addMonths(first, 1), -1)
  const weeks: Day[][] = []
  for (let monday = mondayOf(first); monday <= end; monday = addDays(monday, 7)) {
    weeks.push(weekOf(monday))
  }
  return weeks
}

export function isDay(text: string | null): text is Day {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = toUtc(text)
  return !Number.isNaN(date.getTime()) && fromUtc(date) === text
}

/**
 * A week's title, such as "16 – 22 November 2026". If the week is in two months or years, names
 * both.
 */
export function weekTitle(day: Day): string {
  const [first = day, , , , , , last = day] = weekOf(day)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const from = isOneMonth ? dayNumber(first) : isOneYear ? dayAndMonth(first) : longDay(first)
  return `${from} – ${longDay(last)}`
}

/** A time in the format that seed 001 section 5 prescribes: 'YYYY-MM-DD HH:MM:SS', in UTC. */
export const seedTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')
