import { clockOf } from '#lib/time/date-formats.ts'
import type { CalendarEntry } from './entries.ts'

/** Describes an entry in the grid for screen readers. */
export function entryWords({ kind, interview, slot }: CalendarEntry): string {
  const withName = interview ? ` with ${interview.respondentName}` : ''
  switch (kind) {
    case 'open':
      return 'available'
    case 'booked':
      return interview?.status === 'CONFIRMED'
        ? `booked${withName}`
        : `booked${withName}, to be confirmed`
    case 'past':
      return slot.available ? 'past, nobody booked it' : `past${withName}`
    case 'other':
      return `in another project, ${slot.researchName}`
  }
}

/**
 * Describes an entry in the list of days. A past slot that nobody booked is just "not booked",
 * because its colour shows that it's past.
 */
export function agendaWords({ kind, interview, slot }: CalendarEntry): string {
  const what = interview ? `Interview with ${interview.respondentName}` : 'Interview'
  switch (kind) {
    case 'open':
      return `${what}, available`
    case 'booked':
      return `${what}, ${interview?.status === 'CONFIRMED' ? 'booked' : 'to confirm'}`
    case 'past':
      return slot.available ? `${what}, not booked` : `${what}, past`
    case 'other':
      return `${what} for ${slot.researchName}`
  }
}

export const timeWords = ({ minutes, length }: CalendarEntry) =>
  `${clockOf(minutes)} to ${clockOf(minutes + length)}`
