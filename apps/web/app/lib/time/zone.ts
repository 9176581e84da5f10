/** Where the person sits, as their browser knows it. The server is told the same with every call. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** 'AEDT': what clocks there go by at that moment. */
export function zoneCode(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** 'Melbourne, AEDT'; 'UTC' has one name for both. */
export function zoneLabel(zone: string, at: Date): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ')
  const code = zoneCode(zone, at)
  return city === code ? code : `${city}, ${code}`
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** 'Thursday 19 November 2026'. */
export const zonedDate = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('en-AU', { ...DAY, year: 'numeric', timeZone: zone })
    .format(at)
    .replaceAll(',', '')

/** '15 Nov 2026, 7:42 pm'; no line breaks within the day's date or the hour. */
export const zonedDateTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone })
    .format(at)
    .replace(/^(\d+) | (?=[ap]m$)/g, '$1\u00a0')

/** 'Thu 19 Nov', with its year where asked for. */
export const zonedShortDate = (at: Date, zone: string, year?: 'numeric') =>
  new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year,
    timeZone: zone,
  })
    .format(at)
    .replaceAll(',', '')

/** '10:00 – 11:00'. */
export function zonedHours(from: Date, to: Date, zone: string): string {
  const clock = new Intl.DateTimeFormat('en-AU', { ...CLOCK, timeZone: zone })
  return `${clock.format(from)} – ${clock.format(to)}`
}
