import { expect, test } from 'vitest'
import { ago, waiting } from './waiting-time.ts'

const ZONE = 'Australia/Melbourne'
// Tuesday 17 November 2026, 10.00 in Melbourne.
const NOW = '2026-11-16T23:00:00.000Z'

test.each([
  ['2026-11-16T22:59:40.000Z', 'just now'],
  ['2026-11-16T22:39:00.000Z', '21 min ago'],
  ['2026-11-16T21:34:00.000Z', '1 h 26 min ago'],
  ['2026-11-16T08:00:00.000Z', 'yesterday'],
  // Less than five times 24 hours, but five days by the calendar.
  ['2026-11-12T03:00:00.000Z', '5 days ago'],
])('says how long ago %s was: %s', (at, words) => {
  expect(ago(at, NOW, ZONE)).toBe(words)
})

test.each([
  ['2026-11-16T14:00:00.000Z', 'Waiting since today'],
  ['2026-11-16T08:00:00.000Z', 'Waiting since yesterday'],
  ['2026-11-15T10:00:00.000Z', 'Waiting 2 days'],
])('says how long something from %s has been waiting: %s', (at, words) => {
  expect(waiting(at, NOW, ZONE)).toBe(words)
})
