// Every format for the dates and times people read, by name. The seeds fix some of them letter for
// letter.

/** An instant, as a Date or as ISO text. */
type Moment = Date | string

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Caches one formatter per format and zone, because creating one is slow on a phone. */
function formatter(
  options: Intl.DateTimeFormatOptions,
  timeZone?: string,
  locale: 'en-AU' | 'en-US' = 'en-AU',
) {
  const key = JSON.stringify([locale, timeZone, options])
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formatters.set(key, made)
  return made
}

const format = (at: Moment, ...how: Parameters<typeof formatter>) =>
  formatter(...how).format(new Date(at))

/** Keeps the line from breaking between the day, the month and the year, and before am and pm. */
const unbroken = (text: string) => text.replace(/(\d) (?=[A-Z]|[ap]m\b)| (?=\d{4}\b)/g, '$1\u00a0')
const withoutCommas = (text: string) => text.replaceAll(',', '')
const twoDigits = (count: number) => String(count).padStart(2, '0')

const DATE = { day: 'numeric', month: 'long' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const CLOCK_12 = { hour: 'numeric', minute: '2-digit', hour12: true } as const

// Seed 001 section 2: admins read dd.mm.yyyy and HH.MM.

/** Formats a date as '18.11.2026'. */
export const adminDate = (at: Moment, zone?: string) =>
  format(at, { day: '2-digit', month: '2-digit', year: 'numeric' }, zone).replaceAll('/', '.')
/** Formats a time as '14.05'. */
export const adminTime = (at: Moment, zone?: string) => format(at, CLOCK, zone).replace(':', '.')
/** Formats a range of times as '14.05 - 15.05'. */
export const adminTimeRange = (from: Moment, to: Moment, zone?: string) =>
  `${adminTime(from, zone)} - ${adminTime(to, zone)}`
/** Formats a date and time as '18.11.2026, 14.05'. */
export const adminDateTime = (at: Moment) => `${adminDate(at)}, ${adminTime(at)}`
/** Formats a date and time as 'Wed 18.11.2026, 14.05'. The line never breaks within it. */
export const adminWeekdayDateTime = (at: Moment, zone?: string) =>
  `${format(at, { weekday: 'short' }, zone)}\u00a0${adminDate(at, zone)},\u00a0${adminTime(at, zone)}`
/** Formats a date and a range of times as 'Wed 18.11.2026, 14.05 - 15.05'. */
export const adminWeekdayTimeRange = (from: Moment, to: Moment) =>
  `${shortWeekday(from)} ${adminDate(from)}, ${adminTimeRange(from, to)}`

// Formatters for an instant in the reader's time zone.

/** Formats a weekday as 'Thu'. */
export const shortWeekday = (at: Moment) => format(at, { weekday: 'short' })
/** Formats a date as '15 November 2026'. */
export const longDate = (at: Moment) => unbroken(format(at, { ...DATE, year: 'numeric' }))
/** Formats a date as 'Thursday 19 November 2026'. */
export const weekdayDate = (at: Moment) =>
  withoutCommas(format(at, { ...DATE, weekday: 'long', year: 'numeric' }))
/** Formats a date as 'Thu 19 Nov', with the year if asked for. */
export const shortDate = (at: Moment, year?: 'numeric') =>
  withoutCommas(format(at, { weekday: 'short', day: 'numeric', month: 'short', year }))
/** Formats a date and time as 'Friday 20 November 2026 at 11:00 am AEDT'. */
export const longDateTime = (at: Moment) =>
  unbroken(
    format(at, {
      ...DATE,
      weekday: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  )
/** Formats a time as '10:42'. */
export const clockTime = (at: Moment) => format(at, CLOCK)
/** Formats a range of times as '10:00–11:00'. */
export const clockRange = (from: Moment, to: Moment) => `${clockTime(from)}–${clockTime(to)}`
/** Formats a month as 'November'. */
export const monthName = (at: Moment) => format(at, { month: 'long' })
/** Formats a date as '2026-11-15'. */
export const isoDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-')

// Formatters for an instant in a chosen time zone.

/**
 * Formats a date and time as '15 Nov 2026, 7:42 pm'. The line never breaks within the date or the
 * time.
 */
export const shortDateTime = (at: Moment, zone: string) =>
  format(at, { dateStyle: 'medium', timeStyle: 'short' }, zone).replace(
    /^(\d+) | (?=[ap]m$)/g,
    '$1\u00a0',
  )
/** Formats a date as 'Friday, November 20', because seed 001 asks for weekday, month and day. */
export const participantDate = (at: Moment, zone: string) =>
  format(at, { ...DATE, weekday: 'long' }, zone, 'en-US')
/** Formats a time as '11:00 am'. */
export const participantTime = (at: Moment, zone: string) => format(at, CLOCK_12, zone)
/** Formats a date and time as 'Fri, Nov 20, 11:00 am'. */
export const participantDateTime = (at: Moment, zone: string) =>
  `${format(at, { weekday: 'short', month: 'short', day: 'numeric' }, zone, 'en-US')}, ${participantTime(at, zone)}`

/** The zone's code, such as 'AEDT'. Throws if the zone doesn't exist. */
export const zoneCode = (at: Moment, zone?: string) =>
  formatter({ timeZoneName: 'short' }, zone)
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
/** The zone's offset from UTC, in minutes. */
export function zoneOffset(at: Moment, zone: string): number {
  const parts = formatter({ timeZoneName: 'longOffset' }, zone, 'en-US')
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(parts ?? '') ?? []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -total : total
}
/**
 * Formats a zone as 'Melbourne, AEDT', with both codes if the clocks change between the moments.
 * Formats UTC as just 'UTC'.
 */
export function zoneLabel(zone: string, ...moments: readonly Moment[]): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ')
  const codes = new Set(moments.map((at) => zoneCode(at, zone)))
  return [...new Set([city, [...codes].join(' and ')])].join(', ')
}
/** Formats a time as '7:42 pm (AEDT)', so people notice if the zone is wrong. */
export const timeInZone = (at: Moment, zone: string) =>
  `${participantTime(at, zone)} (${zoneCode(at, zone)})`
/**
 * An instant as wall-clock time in this zone: a day such as '2026-11-15', and minutes since
 * midnight.
 */
export function wallTime(at: Date, zone: string): { day: string; minutes: number } {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', ...CLOCK } as const
  const { year, month, day, hour, minute } = Object.fromEntries(
    formatter(numbers, zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) }
}

/** Formats a date as 'Tuesday 17 November'. */
export const weekdayDateIn = (at: Moment, zone: string) =>
  withoutCommas(format(at, { ...DATE, weekday: 'long' }, zone))
/** Formats a date as 'Thu 19'. */
export const weekdayAndDayIn = (at: Moment, zone: string) =>
  withoutCommas(format(at, { weekday: 'short', day: 'numeric' }, zone))

/** Formats a month as 'Nov'. */
export const shortMonthIn = (at: Moment, zone: string) => format(at, { month: 'short' }, zone)

// Formatters for a day such as '2026-11-15', which is the same day wherever the reader is.

const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  withoutCommas(format(`${day}T00:00:00Z`, options, 'UTC'))
/** Formats a day as '15 November 2026'. */
export const longDay = (day: string) => unbroken(formatDay(day, { ...DATE, year: 'numeric' }))
/** Formats a day as '15 November'. */
export const dayAndMonth = (day: string) => formatDay(day, DATE)
/** Formats a day as 'Friday 20 November'. */
export const weekdayAndDay = (day: string) => formatDay(day, { ...DATE, weekday: 'long' })
/** Formats a day as 'Fri 4 Dec'. */
export const shortDay = (day: string) =>
  formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' })
/** Formats a day as 'Fri'. */
export const weekdayName = (day: string) => formatDay(day, { weekday: 'short' })
/** Formats a day's month as 'November 2026'. */
export const monthTitle = (day: string) => formatDay(day, { month: 'long', year: 'numeric' })
/** Formats a day as '15'. */
export const dayNumber = (day: string) => String(Number(day.slice(8)))
/** Formats a day as '15.11.2026'. */
export const adminDay = (day: string) => day.split('-').toReversed().join('.')

// Formatters for a time of day in minutes since midnight, and for a duration.

/** Formats minutes since midnight as '09:00'. */
export const clockOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`
/** Formats a start and a length in minutes as '09:00–10:00'. */
export const clockSpan = (from: number, length: number) =>
  `${clockOf(from)}–${clockOf(from + length)}`
/** Formats a duration as '0:09'. */
export const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds) % 60)}`
/** Formats a duration as '07:42' or '1:07:42'. */
export function stopwatchTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  const rest = minutesAndSeconds(seconds % 3600).padStart(5, '0')
  return hours > 0 ? `${hours}:${rest}` : rest
}
