import type { CallReply } from '@wattle/contract/endpoint'
import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import type { listRespondentSlots } from '@wattle/contract/screening'
import { chosenZone } from '#lib/api/session.ts'
import { participantDate, participantTime, zoneCode, zoneLabel } from '#lib/time/date-formats.ts'
import { browserZone } from '#lib/time/time-zones.ts'

export type Slot = CallReply<typeof listRespondentSlots>[number]
export type SlotTime = Pick<Slot, 'startTime' | 'endTime'>

/** The last time at which people can change their booking. After that, only our team can. */
export const lastChangeOf = ({ startTime }: Slot) =>
  new Date(new Date(startTime).getTime() - BOOKING_NOTICE_HOURS * 3_600_000)

/** Melbourne, where the agency is, for devices that don't report a time zone. */
const ELSE_ZONE = 'Australia/Melbourne'

/**
 * The chosen time zone, or else the device's. If it isn't valid, such as 'Etc/Unknown' on some
 * devices, we use Melbourne's.
 */
export function ownZone(): string {
  const zone = chosenZone() ?? browserZone()
  try {
    zoneCode(new Date(), zone)
    return zone
  } catch {
    return ELSE_ZONE
  }
}

/**
 * The name of the zone, such as 'Melbourne, AEDT', with both codes if the clocks change between the
 * times shown.
 */
export const zoneOf = (times: readonly SlotTime[], zone: string) =>
  zoneLabel(zone, ...(times.length > 0 ? times.map(({ startTime }) => startTime) : [new Date()]))

/** The accessible name of a time: the visible time first, then the date and the zone. */
export const nameOf = ({ startTime }: SlotTime, zone: string) =>
  `${participantTime(startTime, zone)}, ${participantDate(startTime, zone)}, ${zoneLabel(zone, startTime)}`

export type Day = { name: string; slots: { slot: Slot; time: string }[] }

/**
 * Groups times by local date, in order. A time that occurs twice when the clocks go back is shown
 * with its zone.
 */
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
