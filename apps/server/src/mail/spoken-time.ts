/** 'Melbourne, AEDT': the city of a zone and what its time is called then. */
export function zoneName(moment: Date, timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const name = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value
  return name && name !== city ? `${city}, ${name}` : city
}

/** 'Wednesday 18 November 2026, 10:00 am (Melbourne, AEDT)'. */
export function spokenMoment(moment: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone }).format(moment)
  return spoken(moment, time, timeZone)
}

/** 'Wednesday 18 November 2026, 10:00 am to 11:00 am (Melbourne, AEDT)'. */
export function spokenTime(start: Date, end: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone })
  return spoken(start, `${time.format(start)} to ${time.format(end)}`, timeZone)
}

function spoken(at: Date, hours: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone }).format(at)
  return `${day.replace(/,/g, '')}, ${hours} (${zoneName(at, timeZone)})`.replaceAll('\u202f', ' ')
}
