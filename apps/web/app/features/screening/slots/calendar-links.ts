import { BRAND } from '@wattle/contract/brand'
import { countInWords, LINK_EMAIL_DAYS } from '@wattle/contract/limits'
import type { Slot } from './slot-times.ts'

interface Entry {
  uid: string
  title: string
  note: string
  startTime: string
  endTime: string
}

/**
 * The calendar entry. With `interviewId`, it has the same uid as the entry we email later, so the
 * emailed one replaces it in people's calendars. Changing the booking replaces the entry too.
 */
export function entryOf(
  { slotId, startTime, endTime }: Slot,
  interviewId: number | undefined,
  study: string | undefined,
): Entry {
  const { host, origin, pathname } = window.location
  return {
    uid: `${interviewId ? `interview-${interviewId}` : `hour-${slotId}`}@${host}`,
    title: study ? `Interview: ${study}` : `Interview with ${BRAND.name}`,
    // Leaves out the link's key, because people share their calendars.
    note: `We’ll email the video call link ${countInWords(LINK_EMAIL_DAYS, 'day')} before. To change or cancel the interview, open the link in our emails that begins with ${origin}${pathname}`,
    startTime,
    endTime,
  }
}

/** Formats a time as 20261120T000000Z. */
const stamp = (time: string) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

export function googleLink({ title, note, startTime, endTime }: Entry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(startTime)}/${stamp(endTime)}`,
    details: note,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

export function outlookLink({ title, note, startTime, endTime }: Entry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startTime,
    enddt: endTime,
    body: note,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}

/**
 * An iCalendar file (RFC 5545), for calendars other than Google and Outlook. Times are in UTC, so
 * we don't have to define a time zone.
 */
export function calendarFile({ uid, title, note, startTime, endTime }: Entry, now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(startTime)}`,
    `DTEND:${stamp(endTime)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')

const LINE_BYTES = 75
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Folds a long line as RFC 5545 requires, without splitting a character. */
function folded(line: string): string {
  const [first = '', ...rest] = Array.from(line)
  let length = bytesOf(first)
  return rest.reduce((text, sign) => {
    const bytes = bytesOf(sign)
    const isFull = length + bytes > LINE_BYTES
    length = isFull ? 1 + bytes : length + bytes
    return isFull ? `${text}\r\n ${sign}` : text + sign
  }, first)
}
