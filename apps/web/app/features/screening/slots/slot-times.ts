import type { CallReply } from '@wattle/contract/endpoint'
import type { listRespondentSlots } from '#lib/api/respondent-call.ts'
import { chosenZone } from '#lib/api/session.ts'

export type Slot = CallReply<typeof listRespondentSlots>[number]
export type Hours = Pick<Slot, 'startTime' | 'endTime'>

const format = (locale: string, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, ...options })

/** Where the agency sits: for a device that does not know where it is itself. */
const ELSE_ZONE = 'Australia/Melbourne'

/** The zone that was chosen, or the device's own, if it is one: some say 'Etc/Unknown', which is none. */
export function ownZone(): string {
  const timeZone = chosenZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    format('en-AU', timeZone, {})
    return timeZone
  } catch {
    return ELSE_ZONE
  }
}

const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true } as const

/** 'Friday, November 20': seed 001 wants weekday, month and day. */
export const dayOf = ({ startTime }: Hours, zone: string) =>
  format('en-US', zone, { weekday: 'long', month: 'long', day: 'numeric' }).format(
    new Date(startTime),
  )

/** '11:00 am'. */
export const timeOf = ({ startTime }: Hours, zone: string) =>
  format('en-AU', zone, CLOCK).format(new Date(startTime))

/** '3:00 – 4:00 pm'. */
export const rangeOf = ({ startTime, endTime }: Hours, zone: string) =>
  format('en-AU', zone, CLOCK).formatRange(new Date(startTime), new Date(endTime))

/** 'Fri, Nov 20, 11:00 am'. */
export const shortOf = (hours: Hours, zone: string) =>
  `${format('en-US', zone, { weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(hours.startTime),
  )}, ${timeOf(hours, zone)}`

/** 'AEDT': what clocks there go by at that moment. */
export const codeOf = ({ startTime }: Hours, zone: string) =>
  format('en-AU', zone, { timeZoneName: 'short' })
    .formatToParts(new Date(startTime))
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/** 'Melbourne, AEDT', or both codes where the clocks change between the hours that are shown. */
export function zoneOf(hours: readonly Hours[], zone: string): string {
  const shown = hours.length > 0 ? hours : [{ startTime: new Date().toISOString(), endTime: '' }]
  const codes = [...new Set(shown.map((one) => codeOf(one, zone)))]
  // 'UTC' is its own code.
  return [...new Set([cityOf(zone), codes.join(' and ')])].join(', ')
}

/** All that a reader needs to know of an hour, its visible time first. */
export const nameOf = (hours: Hours, zone: string) =>
  `${timeOf(hours, zone)}, ${dayOf(hours, zone)}, ${zoneOf([hours], zone)}`

export type Day = { name: string; slots: { slot: Slot; time: string }[] }

/** By the local date there, in order. An hour that clocks go through twice also says by which. */
export function daysOf(slots: readonly Slot[], zone: string): Day[] {
  const days = new Map<string, Slot[]>()
  const inOrder = slots.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
  for (const slot of inOrder) {
    const name = dayOf(slot, zone)
    days.set(name, [...(days.get(name) ?? []), slot])
  }
  return Array.from(days, ([name, ofDay]) => {
    const times = ofDay.map((slot) => timeOf(slot, zone))
    const isTwice = (time: string) => times.indexOf(time) !== times.lastIndexOf(time)
    const shown = ofDay.map((slot) => {
      const time = timeOf(slot, zone)
      return { slot, time: isTwice(time) ? `${time} ${codeOf(slot, zone)}` : time }
    })
    return { name, slots: shown }
  })
}
