// Every format for the dates and times people read, by name. The seeds fix some of them letter for
// letter.

/** An instant, as a Date or as ISO text. */
type Moment = Date | string

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A cache of formatters, one per format and zone, because creating one is slow on a phone. */
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

const withoutCommas = (text: string) => text.replaceAll(',', '')
const twoDigits = (count: number) => String(count).padStart(2, '0')

const DATE = { day: 'numeric', month: 'long' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const CLOCK_12 = { hour: 'numeric', minute: '2-digit', hour12: true } as const

// Seed 001 section 2: admins read dd.mm.yyyy and HH.MM.

/** '18.11.2026'. */
export const adminDate = (at: Moment) =>
  format(at, { day: '2-digit', month: '2-digit', year: 'numeric' }).replaceAll('/', '.')
/** '14.05'. */
export const adminTime = (at: Moment) => clockTime(at).replace(':', '.')
/** '18.11.2026, 14.05'. */
export const adminDateTime = (at: Moment) => `${adminDate(at)}, ${adminTime(at)}`
/** 'Wed 18.11.2026'. */
export const adminWeekdayDate = (at: Moment) => `${shortWeekday(at)} ${adminDate(at)}`

// An instant in the reader's time zone.

/** 'Thu'. */
export const shortWeekday = (at: Moment) => format(at, { weekday: 'short' })
/** '15 November 2026'. */
export const longDate = (at: Moment) => format(at, { ...DATE, year: 'numeric' })
/** 'Thursday 19 November 2026'. */
export const weekdayDate = (at: Moment) =>
  withoutCommas(format(at, { ...DATE, weekday: 'long', year: 'numeric' }))
/** 'Thu 19 Nov', with the year if asked for. */
export const shortDate = (at: Moment, year?: 'numeric') =>
  withoutCommas(format(at, { weekday: 'short', day: 'numeric', month: 'short', year }))
/** 'Thu 19 Nov, 9:00 am'. */
export const shortDayTime = (at: Moment, year?: 'numeric') =>
  `${shortDate(at, year)}, ${format(at, CLOCK_12)}`
/** 'Friday 20 November at 11:00 am AEDT'. */
export const longDateTime = (at: Moment) =>
  format(at, {
    ...DATE,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
/** '10:42'. */
export const clockTime = (at: Moment) => format(at, CLOCK)
/** '10:00 – 11:00'. */
export const clockRange = (from: Moment, to: Moment) => `${clockTime(from)} – ${clockTime(to)}`
/** '2026-11-15'. */
export const isoDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-')

// An instant in a chosen time zone.

/** '15 Nov 2026, 7:42 pm', without line breaks within the date or the time. */
export const shortDateTime = (at: Moment, zone: string) =>
  format(at, { dateStyle: 'medium', timeStyle: 'short' }, zone).replace(
    /^(\d+) | (?=[ap]m$)/g,
    '$1\u00a0',
  )
/** 'Friday, November 20': seed 001 asks for weekday, month and day. */
export const participantDate = (at: Moment, zone: string) =>
  format(at, { ...DATE, weekday: 'long' }, zone, 'en-US')
/** '11:00 am'. */
export const participantTime = (at: Moment, zone: string) => format(at, CLOCK_12, zone)
/** 'Fri, Nov 20, 11:00 am'. */
export const participantDateTime = (at: Moment, zone: string) =>
  `${format(at, { weekday: 'short', month: 'short', day: 'numeric' }, zone, 'en-US')}, ${participantTime(at, zone)}`
/** '3:00 – 4:00 pm'. */
export const participantTimeRange = (from: Moment, to: Moment, zone: string) =>
  formatter(CLOCK_12, zone).formatRange(new Date(from), new Date(to))

/** 'AEDT'. Throws if the zone doesn't exist. */
export const zoneCode = (at: Moment, zone?: string) =>
  formatter({ timeZoneName: 'short' }, zone)
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
/** 'Melbourne, AEDT', with both codes if the clocks change between the moments, or just 'UTC'. */
export function zoneLabel(zone: string, ...moments: readonly Moment[]): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ')
  const codes = new Set(moments.map((at) => zoneCode(at, zone)))
  return [...new Set([city, [...codes].join(' and ')])].join(', ')
}
/** '7:42 pm (AEDT)', so a wrong zone stands out. */
export const timeInZone = (at: Moment, zone: string) =>
  `${participantTime(at, zone)} (${zoneCode(at, zone)})`
/** The local wall clock, as '2026-11-15' and minutes since midnight. */
export function wallTime(at: Date, zone: string): { day: string; minutes: number } {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', ...CLOCK } as const
  const { year, month, day, hour, minute } = Object.fromEntries(
    formatter(numbers, zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) }
}

/** 'Thu 19 Nov, 9:00 am'. */
export const deskDateTime = (at: Moment, zone: string) =>
  `${withoutCommas(format(at, { weekday: 'short', day: 'numeric', month: 'short' }, zone))}, ${participantTime(at, zone)}`
/** 'Tuesday 17 November'. */
export const weekdayDateIn = (at: Moment, zone: string) =>
  withoutCommas(format(at, { ...DATE, weekday: 'long' }, zone))
/** 'Thu 19'. */
export const weekdayAndDayIn = (at: Moment, zone: string) =>
  withoutCommas(format(at, { weekday: 'short', day: 'numeric' }, zone))

// A day as '2026-11-15', the same day wherever the reader is.

const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  withoutCommas(format(`${day}T00:00:00Z`, options, 'UTC'))
/** '15 November 2026'. */
export const longDay = (day: string) => formatDay(day, { ...DATE, year: 'numeric' })
/** '15 November'. */
export const dayAndMonth = (day: string) => formatDay(day, DATE)
/** 'Friday 20 November'. */
export const weekdayAndDay = (day: string) => formatDay(day, { ...DATE, weekday: 'long' })
/** 'Fri 4 Dec'. */
export const shortDay = (day: string) =>
  formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' })
/** 'Fri'. */
export const weekdayName = (day: string) => formatDay(day, { weekday: 'short' })
/** 'November 2026'. */
export const monthTitle = (day: string) => formatDay(day, { month: 'long', year: 'numeric' })
/** '15'. */
export const dayNumber = (day: string) => String(Number(day.slice(8)))
/** '15.11.2026'. */
export const adminDay = (day: string) => day.split('-').toReversed().join('.')

// A time of day in minutes since midnight, and a duration.

/** '09:00'. */
export const clockOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`
/** '09:00–10:00'. */
export const clockSpan = (from: number, length: number) =>
  `${clockOf(from)}–${clockOf(from + length)}`
/** '0:09'. */
export const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds) % 60)}`
/** '07:42', or '1:07:42'. */
export function stopwatchTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  const rest = minutesAndSeconds(seconds % 3600).padStart(5, '0')
  return hours > 0 ? `${hours}:${rest}` : rest
}
