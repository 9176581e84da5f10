const formatters = new Map<string, Intl.DateTimeFormat>()

/** A cached formatter, because creating one takes far longer than using it. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const cached = formatters.get(key) ?? new Intl.DateTimeFormat('en-AU', options)
  formatters.set(key, cached)
  return cached
}

const zoneCode = (moment: Date, timeZone: string) =>
  formatter({ timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value

/** A time zone's city and its abbreviation at the given time: 'Melbourne, AEDT'. */
export function zoneName(moment: Date, timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const name = zoneCode(moment, timeZone)
  return name && name !== city ? `${city}, ${name}` : city
}

/** Formats a time in full: 'Wednesday 18 November 2026, 10:00 am (Melbourne, AEDT)'. */
export function formatMoment(moment: Date, timeZone: string): string {
  const time = formatter({ timeStyle: 'short', timeZone }).format(moment)
  return withDayAndZone(moment, time, timeZone)
}

/**
 * Formats a time range in full: 'Wednesday 18 November 2026, 10:00 am to 11:00 am (Melbourne,
 * AEDT)'.
 */
export function formatTimeRange(start: Date, end: Date, timeZone: string): string {
  const time = formatter({ timeStyle: 'short', timeZone })
  return withDayAndZone(start, `${time.format(start)} to ${time.format(end)}`, timeZone)
}

/**
 * Formats a time for a subject, because phones only show about forty characters of it: 'Wed 18 Nov,
 * 10:00 am AEDT'.
 */
export function formatShortTime(moment: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatter({ timeZone, ...options }).format(moment)
  const day = part({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
  const time = part({ timeStyle: 'short' }).replaceAll('\u202f', ' ')
  return `${day}, ${time} ${zoneCode(moment, timeZone) ?? ''}`.trim()
}

/** Formats '2026-11-18' as '18 November 2026'. */
export const formatDay = (day: string): string =>
  formatter({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

function withDayAndZone(at: Date, hours: string, timeZone: string): string {
  const day = formatter({ dateStyle: 'full', timeZone }).format(at)
  return `${day.replace(/,/g, '')}, ${hours} (${zoneName(at, timeZone)})`.replaceAll('\u202f', ' ')
}
