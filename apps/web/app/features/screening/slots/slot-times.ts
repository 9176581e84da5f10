import type { CallReply } from '@wattle/contract/endpoint'
import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import type { listRespondentSlots } from '@wattle/contract/screening'
import { chosenZone } from '#lib/api/session.ts'
import { participantDate, participantTime, zoneCode, zoneLabel } from '#lib/time/date-formats.ts'
import { browserZone } from '#lib/time/time-zones.ts'

export type Slot = CallReply<typeof listRespondentSlots>[number]
export type Hours = Pick<Slot, 'startTime' | 'endTime'>

/** From this moment on only the office can change it. */
export const lastChangeOf = ({ startTime }: Slot) =>
  new Date(new Date(startTime).getTime() - BOOKING_NOTICE_HOURS * 3_600_000)

/** Where the agency sits: for a device that does not know where it is itself. */
const ELSE_ZONE = 'Australia/Melbourne'

/** The zone that was chosen, or the device's own, if it is one: some say 'Etc/Unknown', which is none. */
export function ownZone(): string {
  const zone = chosenZone() ?? browserZone()
  try {
    zoneCode(new Date(), zone)
    return zone
  } catch {
    return ELSE_ZONE
  }
}

/** 'Melbourne, AEDT', or both codes where the clocks change between the hours that are shown. */
export const zoneOf = (hours: readonly Hours[], zone: string) =>
  zoneLabel(zone, ...(hours.length > 0 ? hours.map(({ startTime }) => startTime) : [new Date()]))

/** All that a reader needs to know of an hour, its visible time first. */
export const nameOf = ({ startTime }: Hours, zone: string) =>
  `${participantTime(startTime, zone)}, ${participantDate(startTime, zone)}, ${zoneLabel(zone, startTime)}`

export type Day = { name: string; slots: { slot: Slot; time: string }[] }

/** By the local date there, in order. An hour that clocks go through twice also says by which. */
export function daysOf(slots: readonly Slot[], zone: string): Day[] {
  const days = new Map<string, Slot[]>()
  const inOrder = slots.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
  for (const slot of inOrder) {
    const name = participantDate(slot.startTime, zone)
    days.set(name, [...(days.get(name) ?? []), slot])
  }
  return Array.from(days, ([name, ofDay]) => {
    const times = ofDay.map((slot) => participantTime(slot.startTime, zone))
    const isTwice = (time: string) => times.indexOf(time) !== times.lastIndexOf(time)
    const shown = ofDay.map((slot) => {
      const time = participantTime(slot.startTime, zone)
      return { slot, time: isTwice(time) ? `${time} ${zoneCode(slot.startTime, zone)}` : time }
    })
    return { name, slots: shown }
  })
}
