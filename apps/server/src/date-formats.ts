// Every format in which the server writes dates and times, by name. The seeds fix some of them
// letter for letter.
import { cache } from '#cache.ts'

/**
 * Caches one formatter per format and zone, because creating one takes as long as formatting a
 * hundred dates.
 */
const formatters = cache<string, Intl.DateTimeFormat>({ name: 'date format', size: 500 })

function formatter(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale: 'en-AU' | 'en-US' = 'en-AU',
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options])
  const cached = formatters(Intl).get(key)
  if (cached) return cached
  const created = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formatters(Intl).set(key, created)
  return created
}

/** Some versions of Node put a narrow no-break space before am and pm. */
const format = (at: Date, ...how: Parameters<typeof formatter>) =>
  formatter(...how)
    .format(at)
    .replaceAll('\u202f', ' ')

/** Keeps the line from breaking between the day, the month and the year. */
const unbroken = (date: string) => date.replace(/(\d) | (?=\d{4}$)/g, '$1\u00a0')

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DATE_IN_NUMBERS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const SHORT_DATE = { day: 'numeric', month: 'short' } as const

// What researchers and admins see, in their own time zone.

/** Formats a date as 'Nov 18, 2026', as seed 001 section 2 asks. */
export const formatCreatedDate = (at: Date, timeZone: string): string =>
  format(at, timeZone, { ...SHORT_DATE, year: 'numeric' }, 'en-US')

/** Formats the date of an interview as 'Fri, Nov 20, 2026'. */
export const formatInterviewDate = (at: Date, timeZone: string): string =>
  format(at, timeZone, { ...SHORT_DATE, weekday: 'short', year: 'numeric' }, 'en-US')

/** Formats the times of an interview as '11:00 - 12:00'. */
export const formatInterviewTimes = (start: Date, end: Date, timeZone: string): string =>
  [start, end].map((at) => format(at, timeZone, CLOCK, 'en-US')).join(' - ')

/** Formats a date and time as '18.11.2026, 10.00', as admin lists do. */
export const formatAdminDateTime = (at: Date, timeZone: string): string =>
  format(at, timeZone, { ...DATE_IN_NUMBERS, ...CLOCK }).replace(/[/:]/g, '.')

/** Formats a date and time as '15 Nov 2026, 7:42 pm'. */
export const formatShortDateTime = (at: Date, timeZone: string): string =>
  format(at, timeZone, { dateStyle: 'medium', timeStyle: 'short' })

// What emails say, in the recipient's time zone.

const zoneCode = (moment: Date, timeZone: string) =>
  formatter(timeZone, { timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value

/** A time zone's city and its abbreviation at the given time: 'Melbourne, AEDT'. */
export function zoneName(moment: Date, timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const name = zoneCode(moment, timeZone)
  return name && name !== city ? `${city}, ${name}` : city
}

const clockTime = (at: Date, timeZone: string) => format(at, timeZone, { timeStyle: 'short' })

const weekdayDate = (at: Date, timeZone: string) =>
  format(at, timeZone, { dateStyle: 'full' }).replaceAll(',', '')

/** Formats a time in full: 'Wednesday 18 November 2026, 10:00 am (Melbourne, AEDT)'. */
export const formatMoment = (at: Date, timeZone: string): string =>
  `${weekdayDate(at, timeZone)}, ${clockTime(at, timeZone)} (${zoneName(at, timeZone)})`

/**
 * Formats a time range in full: 'Wednesday 18 November 2026, 10:00 am to 11:00 am (Melbourne,
 * AEDT)'.
 */
export function formatTimeRange(start: Date, end: Date, timeZone: string): string {
  const times = `${clockTime(start, timeZone)} to ${clockTime(end, timeZone)}`
  return `${weekdayDate(start, timeZone)}, ${times} (${zoneName(start, timeZone)})`
}

/**
 * Formats a time for a subject, because phones only show about forty characters of it: 'Wed 18 Nov,
 * 10:00 am AEDT'.
 */
export function formatShortTime(at: Date, timeZone: string): string {
  const day = format(at, timeZone, { ...SHORT_DATE, weekday: 'short' }).replace(',', '')
  return `${day}, ${clockTime(at, timeZone)} ${zoneCode(at, timeZone) ?? ''}`.trim()
}

// Formatters for a day such as '2026-11-18', which is the same day wherever the reader is.

/** Formats a day as '18 November 2026'. */
export const formatDay = (day: string): string =>
  format(new Date(day), 'UTC', { dateStyle: 'long' })

/** Formats a day as 'Wednesday 18 November 2026'. The line never breaks within the date. */
export const formatWeekdayAndDay = (day: string): string =>
  unbroken(weekdayDate(new Date(day), 'UTC'))
