import { expect, test } from 'vitest'
import {
  formatAdminDateTime,
  formatCreatedDate,
  formatDay,
  formatInterviewDate,
  formatInterviewTimes,
  formatMoment,
  formatShortDateTime,
  formatShortTime,
  formatTimeRange,
  formatWeekdayAndDay,
  zoneName,
} from './date-formats.ts'

const START = new Date('2026-11-18T23:00:00Z')
const END = new Date('2026-11-19T00:00:00Z')

test.each([
  ['Australia/Melbourne', 'Thursday 19 November 2026, 10:00 am to 11:00 am (Melbourne, AEDT)'],
  ['Australia/Perth', 'Thursday 19 November 2026, 7:00 am to 8:00 am (Perth, AWST)'],
  ['Australia/Lord_Howe', 'Thursday 19 November 2026, 10:00 am to 11:00 am (Lord Howe, LHDT)'],
  ['UTC', 'Wednesday 18 November 2026, 11:00 pm to 12:00 am (UTC)'],
])('formats a time range in the time zone %s, and names the zone', (zone, words) => {
  expect(formatTimeRange(START, END, zone)).toBe(words)
})

test.each([
  ['Australia/Melbourne', 'Thu 19 Nov, 10:00 am AEDT'],
  ['Australia/Eucla', 'Thu 19 Nov, 7:45 am ACWST'],
  ['UTC', 'Wed 18 Nov, 11:00 pm UTC'],
])('adds the time zone to a short time in %s', (zone, words) => {
  expect(formatShortTime(START, zone)).toBe(words)
})

test('uses AEST for a winter date in Melbourne', () => {
  expect(zoneName(new Date('2026-06-01T00:00:00Z'), 'Australia/Melbourne')).toBe('Melbourne, AEST')
})

test("formats a moment in the reader's time zone", () => {
  const at = new Date('2026-11-15T02:30:00Z')
  expect(formatMoment(at, 'Australia/Melbourne')).toBe(
    'Sunday 15 November 2026, 1:30 pm (Melbourne, AEDT)',
  )
})

test('formats dates and times for researchers and admins', () => {
  expect(formatCreatedDate(START, 'Australia/Melbourne')).toBe('Nov 19, 2026')
  expect(formatInterviewDate(START, 'Australia/Perth')).toBe('Thu, Nov 19, 2026')
  expect(formatInterviewTimes(START, END, 'UTC')).toBe('23:00 - 00:00')
  expect(formatAdminDateTime(START, 'Australia/Melbourne')).toBe('19.11.2026, 10.00')
  expect(formatShortDateTime(START, 'Australia/Perth')).toBe('19 Nov 2026, 7:00 am')
})

test('formats a day the same in every time zone', () => {
  expect(formatDay('2026-11-18')).toBe('18 November 2026')
  expect(formatWeekdayAndDay('2026-11-18')).toBe('Wednesday 18\u00a0November\u00a02026')
})
