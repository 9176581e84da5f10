import { expect, test } from 'vitest'
import { formatMoment, formatShortTime, formatTimeRange, zoneName } from './format-time.ts'

const START = new Date('2026-11-18T23:00:00Z')
const END = new Date('2026-11-19T00:00:00Z')

test.each([
  ['Australia/Melbourne', 'Thursday 19 November 2026, 10:00 am to 11:00 am (Melbourne, AEDT)'],
  ['Australia/Perth', 'Thursday 19 November 2026, 7:00 am to 8:00 am (Perth, AWST)'],
  ['Australia/Lord_Howe', 'Thursday 19 November 2026, 10:00 am to 11:00 am (Lord Howe, LHDT)'],
  ['UTC', 'Wednesday 18 November 2026, 11:00 pm to 12:00 am (UTC)'],
])('an hour is told in the words of %s', (zone, words) => {
  expect(formatTimeRange(START, END, zone)).toBe(words)
})

test.each([
  ['Australia/Melbourne', 'Thu 19 Nov, 10:00 am AEDT'],
  ['Australia/Eucla', 'Thu 19 Nov, 7:45 am ACWST'],
  ['UTC', 'Wed 18 Nov, 11:00 pm UTC'],
])('an hour is told briefly in %s, and never without its zone', (zone, words) => {
  expect(formatShortTime(START, zone)).toBe(words)
})

test('a zone is called what it is called at that moment', () => {
  expect(zoneName(new Date('2026-06-01T00:00:00Z'), 'Australia/Melbourne')).toBe('Melbourne, AEST')
})

test('a moment is spoken in the zone of whoever reads it', () => {
  const at = new Date('2026-11-15T02:30:00Z')
  expect(formatMoment(at, 'Australia/Melbourne')).toBe(
    'Sunday 15 November 2026, 1:30 pm (Melbourne, AEDT)',
  )
})
