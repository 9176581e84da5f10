// The formats for dates and times that messages from both the server and the web app contain.

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Caches one formatter per format and zone, because creating one is slow. There are few zones: the
 * agency's, and in a browser the reader's.
 */
function format(
  at: Date,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale: 'en-AU' | 'en-CA' = 'en-AU',
): string {
  const key = JSON.stringify([locale, timeZone, options])
  const cached = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formatters.set(key, cached)
  return cached.format(at)
}

/** Formats a date as '2026-11-20'. */
export const isoDayIn = (at: Date, timeZone: string): string => format(at, timeZone, {}, 'en-CA')

/** Formats a date as '20 November'. */
export const dayAndMonthIn = (at: Date, timeZone: string): string =>
  format(at, timeZone, { day: 'numeric', month: 'long' })

/** Formats a month as 'November'. */
export const monthNameIn = (at: Date, timeZone: string): string =>
  format(at, timeZone, { month: 'long' })

/** Formats a year as '2026'. */
export const yearIn = (at: Date, timeZone: string): string =>
  format(at, timeZone, { year: 'numeric' })

/** Formats a day such as '2026-11-20' as 'Fri 20 Nov', the same wherever the reader is. */
export const shortDay = (day: string): string =>
  format(new Date(day), 'UTC', { weekday: 'short', day: 'numeric', month: 'short' }).replace(
    ',',
    '',
  )
