import { BRAND } from '@wattle/contract/brand'
import type { Hours } from './slot-times.ts'

const TITLE = `Interview with ${BRAND.name}`
const NOTE = 'The link to the video call comes by email one day before.'

/** 20261120T000000Z. */
const stamp = (time: string) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

export function googleLink({ startTime, endTime }: Hours): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: TITLE,
    dates: `${stamp(startTime)}/${stamp(endTime)}`,
    details: NOTE,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

export function outlookLink({ startTime, endTime }: Hours): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: TITLE,
    startdt: startTime,
    enddt: endTime,
    body: NOTE,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}

/** RFC 5545: for every other calendar. The times are in UTC, so that no zone has to be described. */
export function calendarFile({ startTime, endTime }: Hours, now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:interview-${stamp(startTime)}@${BRAND.officeEmail.split('@')[1]}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(startTime)}`,
    `DTEND:${stamp(endTime)}`,
    `SUMMARY:${TITLE}`,
    `DESCRIPTION:${NOTE}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
