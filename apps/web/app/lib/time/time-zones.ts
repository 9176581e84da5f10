const ZONES = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []

/** Every zone the browser knows, and the one in use, which it may know by another name. */
export function zoneChoices(inUse: string) {
  const zones = ZONES.includes(inUse) ? ZONES : [inUse, ...ZONES]
  return zones.map((id) => ({ id, label: zoneName(id) }))
}

/** 'Melbourne, Australia': the city first, since that is what people look for. */
export function zoneName(id: string): string {
  const [region = id, ...places] = id.replaceAll('_', ' ').split('/')
  return places.length > 0 ? `${places.toReversed().join(', ')}, ${region}` : region
}

/** '7:42 pm (AEDT)': so that a wrong zone is seen at once. */
export function timeIn(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(now)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  const time = parts.filter(({ type }) => type !== 'timeZoneName').map(({ value }) => value)
  return `${time.join('').trim()} (${name})`
}
