import { clockOf } from './day-names.ts'
import type { CalendarEntry } from './entries.ts'

/** What an entry is, in words: heard in the grid, read in the agenda. */
export function entryWords({ kind, interview, slot }: CalendarEntry, project?: string): string {
  const who = interview ? ` with ${interview.respondentName}` : ''
  switch (kind) {
    case 'open':
      return 'available'
    case 'booked':
      return interview?.status === 'CONFIRMED' ? `confirmed${who}` : `booked${who}, to be confirmed`
    case 'past':
      return slot.available ? 'past, nobody booked it' : `past${who}`
    case 'other':
      return `of another project${project ? `, ${project}` : ''}`
  }
}

export const timeWords = ({ minutes }: CalendarEntry) =>
  `${clockOf(minutes)} to ${clockOf(minutes + 60)}`
