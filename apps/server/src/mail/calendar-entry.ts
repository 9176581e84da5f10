export type CalendarEntry = {
  /** Stays the same when the event changes, so calendars update the entry. */
  uid: string
  /** Goes up with every change to the event. */
  sequence: number
  isCancelled: boolean
  start: Date
  end: Date
  /** When this version of the entry was written. */
  stamp: Date
  title: string
  description: string
  /** The video call link, if there is one yet. */
  place: string | null
  organiser: { name: string; email: string }
  attendee: string
}

const CRLF = '\r\n'
const LINE_BYTES = 75

/** An iCalendar invitation (RFC 5545). Times are in UTC, so it needs no time zone definitions. */
export function calendarText(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wattle//Interviews//EN',
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`, `URL:${entry.place}`] : []),
    `ORGANIZER;CN=${quoted(entry.organiser.name)}:mailto:${entry.organiser.email}`,
    `ATTENDEE;RSVP=FALSE:mailto:${entry.attendee}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join(CRLF) + CRLF
}

export type FeedEntry = Pick<CalendarEntry, 'uid' | 'start' | 'end' | 'stamp' | 'title'> & {
  /** False until the researcher has confirmed the interview. */
  isCertain: boolean
  link: string
}

/** An iCalendar feed that a calendar can subscribe to. */
export function calendarFeed(name: string, entries: FeedEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wattle//Interviews//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(({ uid, start, end, stamp, title, isCertain, link }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(stamp)}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(end)}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${link}`,
      `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(folded).join(CRLF) + CRLF
}

const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const quoted = (text: string) => `"${text.replace(/["\r\n]/g, '')}"`

/**
 * Folds a line after at most 75 bytes, but never inside a character. Continuation lines start with
 * a space.
 */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const sign of line) {
    const room = pieces.length === 0 ? LINE_BYTES : LINE_BYTES - 1
    if (Buffer.byteLength(piece + sign) > room) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...pieces, piece].join(`${CRLF} `)
}
