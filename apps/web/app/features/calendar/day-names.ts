import { type Day, weekOf } from './days.ts'

const named = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' })
  return (day: Day) => formatter.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '')
}

/** 'Friday 20 November'. */
export const longDay = named({ weekday: 'long', day: 'numeric', month: 'long' })
/** 'Fri'. */
export const weekdayName = named({ weekday: 'short' })
/** 'November 2026'. */
export const monthTitle = named({ month: 'long', year: 'numeric' })

const dayAndMonth = named({ day: 'numeric', month: 'long' })
const wholeDay = named({ day: 'numeric', month: 'long', year: 'numeric' })

/** '20'. */
export const dayNumber = (day: Day) => String(Number(day.slice(8)))

/** '16 – 22 November 2026', and what differs is named on both sides. */
export function weekTitle(day: Day): string {
  const [first = day, , , , , , last = day] = weekOf(day)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const from = isOneMonth ? dayNumber(first) : isOneYear ? dayAndMonth(first) : wholeDay(first)
  return `${from} – ${wholeDay(last)}`
}

/** '09:00', from minutes since midnight. */
export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** '09:00–10:00'. */
export const hoursOf = (minutes: number) => `${clockOf(minutes)}–${clockOf(minutes + 60)}`
