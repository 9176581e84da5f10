import { describe, expect, test } from 'vitest'
import { participantDate, participantDateTime, participantTime } from '#lib/time/date-formats.ts'
import { calendarFile, entryOf, googleLink, outlookLink } from './calendar-links.ts'
import { daysOf, nameOf, type Slot, zoneOf } from './slot-times.ts'

/** Browsers use different spaces before am and pm. */
const plain = (text: string) => text.replace(/\s/g, ' ')

let ids = 0
function slot(startTime: string): Slot {
  const endTime = new Date(new Date(startTime).getTime() + 3_600_000).toISOString()
  return { slotId: ++ids, startTime, endTime, available: true, selected: false }
}
const shown = (slots: Slot[], zone: string) =>
  daysOf(slots, zone).map(({ name, slots: ofDay }) => [
    name,
    ...ofDay.map(({ time }) => plain(time)),
  ])

const MELBOURNE = 'Australia/Melbourne'
const NOW = new Date('2026-11-15T00:00:00Z')
const FRIDAY_11 = slot('2026-11-20T00:00:00.000Z')

test('formats a time with date, time and zone', () => {
  const { startTime } = FRIDAY_11
  expect(participantDate(startTime, MELBOURNE)).toBe('Friday, November 20')
  expect(plain(participantTime(startTime, MELBOURNE))).toBe('11:00 am')
  expect(plain(participantDateTime(startTime, MELBOURNE))).toBe('Fri, Nov 20, 11:00 am')
  expect(plain(nameOf(FRIDAY_11, MELBOURNE))).toBe('11:00 am, Friday, November 20, Melbourne, AEDT')
})

describe('the list of times', () => {
  const late = slot('2026-11-20T12:30:00.000Z')
  const early = slot('2026-11-20T22:00:00.000Z')

  test('groups times by local date, in order', () => {
    expect(shown([early, late, FRIDAY_11], MELBOURNE)).toEqual([
      ['Friday, November 20', '11:00 am', '11:30 pm'],
      ['Saturday, November 21', '9:00 am'],
    ])
  })

  test('groups times by their date in the chosen time zone', () => {
    expect(shown([early, late, FRIDAY_11], 'America/Los_Angeles')).toEqual([
      ['Thursday, November 19', '4:00 pm'],
      ['Friday, November 20', '4:30 am', '2:00 pm'],
    ])
    expect(shown([FRIDAY_11], 'Asia/Kathmandu')).toEqual([['Friday, November 20', '5:45 am']])
  })
})

describe('times when the clocks change', () => {
  // Melbourne goes back from 3:00 AEDT to 2:00 AEST on 5 April 2026.
  const twice = [slot('2026-04-04T15:00:00.000Z'), slot('2026-04-04T16:00:00.000Z')]

  test('names the time zone of a time that happens twice on one day', () => {
    expect(shown(twice, MELBOURNE)).toEqual([['Sunday, April 5', '2:00 am AEDT', '2:00 am AEST']])
    expect(zoneOf(twice, MELBOURNE)).toBe('Melbourne, AEDT and AEST')
    expect(zoneOf(twice, 'UTC')).toBe('UTC')
  })

  test('shows local clock times on both sides of an hour that daylight saving skips', () => {
    // Melbourne goes from 2:00 AEST to 3:00 AEDT on 4 October 2026.
    const before = slot('2026-10-03T15:00:00.000Z')
    const after = slot('2026-10-03T16:00:00.000Z')
    expect(shown([before, after], MELBOURNE)).toEqual([['Sunday, October 4', '1:00 am', '3:00 am']])
  })
})

test('gives every calendar the same instant, whatever time zone the page shows', () => {
  const entry = entryOf(FRIDAY_11, 7, undefined)
  expect(googleLink(entry)).toContain('dates=20261120T000000Z%2F20261120T010000Z')
  expect(outlookLink(entry)).toContain('startdt=2026-11-20T00%3A00%3A00.000Z')
  const file = calendarFile(entry, NOW)
  expect(file).toContain('DTSTART:20261120T000000Z\r\nDTEND:20261120T010000Z\r\n')
  expect(file).toContain('SUMMARY:Interview with Wattle Research')
})

test('derives a calendar entry’s id from the interview rather than the time, as in the emailed entry', () => {
  const uidOf = (hour: Slot, id?: number) => entryOf(hour, id, 'Meals').uid
  expect(uidOf(FRIDAY_11, 7)).toBe(`interview-7@${window.location.host}`)
  expect(uidOf(slot('2026-11-21T00:00:00.000Z'), 7)).toBe(uidOf(FRIDAY_11, 7))
  expect(uidOf(FRIDAY_11)).toBe(`hour-${FRIDAY_11.slotId}@${window.location.host}`)
})

test('splits a calendar entry into lines short enough for every calendar, and leaves out the link’s key', () => {
  window.history.replaceState(null, '', '?hashKey=secret')
  const study = 'Meals, sleep; and what “Schichtarbeiterinnen” in Zürich eat at night, second round'
  const file = calendarFile(entryOf(FRIDAY_11, 7, study), NOW)
  const bytes = (line: string) => new TextEncoder().encode(line).length
  expect(file.split('\r\n').every((line) => bytes(line) <= 75)).toBe(true)
  const whole = file.replaceAll('\r\n ', '')
  expect(whole).toContain(`SUMMARY:Interview: ${study.replace(/[,;]/g, '\\$&')}\r\n`)
  expect(whole).toContain(`${window.location.origin}${window.location.pathname}\r\n`)
  expect(whole).not.toContain('secret')
  window.history.replaceState(null, '', window.location.pathname)
})
