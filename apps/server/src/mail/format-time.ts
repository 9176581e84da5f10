const zoneCode = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
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
  const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone }).format(moment)
  return withDayAndZone(moment, time, timeZone)
}

/**
 * Formats a time range in full: 'Wednesday 18 November 2026, 10:00 am to 11:00 am (Melbourne,
 * AEDT)'.
 */
export function formatTimeRange(start: Date, end: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone })
  return withDayAndZone(start, `${time.format(start)} to ${time.format(end)}`, timeZone)
}

/**
 * Formats a time for a subject, because phones only show about forty characters of it: 'Wed 18 Nov,
 * 10:00 am AEDT'.
 */
export function formatShortTime(moment: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(moment)
  const day = part({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
  const time = part({ timeStyle: 'short' }).replaceAll('\u202f', ' ')
  return `${day}, ${time} ${zoneCode(moment, timeZone) ?? ''}`.trim()
}

/** Formats '2026-11-18' as '18 November 2026'. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

function withDayAndZone(at: Date, hours: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone }).format(at)
  return `${day.replace(/,/g, '')}, ${hours} (${zoneName(at, timeZone)})`.replaceAll('\u202f', ' ')
}
