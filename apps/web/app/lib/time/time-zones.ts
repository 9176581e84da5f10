/** The browser's time zone. Every call sends it to the server. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Every zone the browser lists, plus the zone in use, which the browser may list under another
 * name.
 */
export function zoneChoices(inUse: string) {
  const known = Intl.supportedValuesOf?.('timeZone') ?? []
  const zones = known.includes(inUse) ? known : [inUse, ...known]
  return zones.map((id) => ({ id, label: zoneName(id) }))
}

/**
 * Writes a zone's name as 'Melbourne, Australia'. The city comes first, because that's what people
 * look for.
 */
export function zoneName(id: string): string {
  const [region = id, ...places] = id.replaceAll('_', ' ').split('/')
  return places.length > 0 ? `${places.toReversed().join(', ')}, ${region}` : region
}
