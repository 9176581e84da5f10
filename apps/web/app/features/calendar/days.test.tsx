import { firstBookableDay, instantOf, slotFault } from '@wattle/contract/calendar'
import { expect, test } from 'vitest'
import { clockSpan, wallTime } from '#lib/time/date-formats.ts'
import { busyStretches } from './busy.ts'
import {
  addDays,
  addMonths,
  isDay,
  mondayOf,
  seedTime,
  weekdayOf,
  weekOf,
  weeksOfMonth,
  weekTitle,
} from './days.ts'

const MELBOURNE = 'Australia/Melbourne'

test('starts each week on Monday', () => {
  expect(mondayOf('2026-11-15')).toBe('2026-11-09')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(weekdayOf('2026-11-22')).toBe(6)
  expect(weekOf('2026-11-18').at(0)).toBe('2026-11-16')
  expect(weekOf('2026-11-18').at(-1)).toBe('2026-11-22')
})

test('counts days across months, years and DST changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-10-02', 1)).toBe('2027-10-03')
  expect(addDays('2027-04-04', 1)).toBe('2027-04-05')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test('moves a date by a month to the same day, or to the last day of a shorter month', () => {
  expect(addMonths('2026-11-15', 1)).toBe('2026-12-15')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('shows a month in whole weeks', () => {
  const weeks = weeksOfMonth('2026-11-15')
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  // February 2027 starts on a Monday and fills exactly four weeks.
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4)
})

test('accepts only real days in the URL', () => {
  expect(isDay('2026-11-16')).toBe(true)
  for (const text of [null, '', '2026-02-30', '16-11-2026', 'today', '2026-13-01']) {
    expect(isDay(text)).toBe(false)
  }
})

test('shows a slot at the local time of each zone, including half-hour zones', () => {
  const slot = new Date('2027-01-14T22:00:00Z')
  const shown = (zone: string) => {
    const { day, minutes } = wallTime(slot, zone)
    return `${day} ${clockSpan(minutes, 60)}`
  }
  expect(shown(MELBOURNE)).toBe('2027-01-15 09:00–10:00')
  expect(shown('Australia/Brisbane')).toBe('2027-01-15 08:00–09:00')
  expect(shown('Australia/Adelaide')).toBe('2027-01-15 08:30–09:30')
  expect(shown('Australia/Darwin')).toBe('2027-01-15 07:30–08:30')
  expect(shown('Australia/Perth')).toBe('2027-01-15 06:00–07:00')
  expect(shown('America/New_York')).toBe('2027-01-14 17:00–18:00')
})

test('treats midnight as the start of a day', () => {
  expect(wallTime(new Date('2026-11-15T13:00:00Z'), MELBOURNE)).toEqual({
    day: '2026-11-16',
    minutes: 0,
  })
})

test('keeps each hour’s wall-clock time on DST days', () => {
  // The days on which DST starts and ends, also on Lord Howe Island, where clocks only change by
  // half an hour.
  for (const [day, zone] of [
    ['2027-10-03', MELBOURNE],
    ['2027-04-04', MELBOURNE],
    ['2027-10-03', 'Australia/Lord_Howe'],
    ['2027-04-04', 'Australia/Lord_Howe'],
  ] as const) {
    for (let hour = 7; hour < 22; hour++) {
      const start = instantOf(day, hour, zone)
      expect(start && wallTime(start, zone)).toEqual({ day, minutes: hour * 60 })
      expect(start && slotFault(start, new Date('2027-01-01T00:00:00Z'), zone)).toBeUndefined()
    }
  }
  expect(instantOf('2027-10-02', 10, MELBOURNE)?.toISOString()).toBe('2027-10-02T00:00:00.000Z')
  expect(instantOf('2027-10-03', 10, MELBOURNE)?.toISOString()).toBe('2027-10-02T23:00:00.000Z')
})

test('finds the first bookable day in the researcher’s time zone', () => {
  const now = new Date('2026-11-15T13:30:00Z')
  const first = (zone: string) => {
    const start = instantOf(firstBookableDay(now, zone), 7, zone)
    return start && seedTime(start)
  }
  expect(first(MELBOURNE)).toBe('2026-11-18 20:00:00')
  expect(first('Australia/Brisbane')).toBe('2026-11-17 21:00:00')
})

test('shows two months or years in a week’s title only if the week spans both', () => {
  expect(weekTitle('2026-11-18')).toBe('16 – 22\u00a0November\u00a02026')
  expect(weekTitle('2026-12-01')).toBe('30 November – 6\u00a0December\u00a02026')
  expect(weekTitle('2026-12-31')).toBe('28\u00a0December\u00a02026 – 3\u00a0January\u00a02027')
})

test('clips busy times to the visible hours of each day', () => {
  const times = [
    // 20:00 on Monday to 09:30 on Tuesday, in Melbourne.
    { startTime: '2026-11-16T09:00:00Z', endTime: '2026-11-16T22:30:00Z' },
    // 23:00 to midnight isn’t visible.
    { startTime: '2026-11-18T12:00:00Z', endTime: '2026-11-18T13:00:00Z' },
  ]
  expect(busyStretches(times, weekOf('2026-11-16'), MELBOURNE)).toEqual([
    { day: '2026-11-16', from: 20 * 60, to: 22 * 60 },
    { day: '2026-11-17', from: 7 * 60, to: 9.5 * 60 },
  ])
})
