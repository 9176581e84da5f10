import { describe, expect, test } from 'vitest'
import { digestEnd } from './digest-time.ts'

const HOUR_MS = 3_600_000
const end = (now: string, zone: string) => digestEnd(new Date(now), zone).toISOString()

describe("ends a digest a minute before the last 8:00 am in the reader's time zone", () => {
  test.each([
    ['Australia/Melbourne', '2026-11-15T20:59:59Z', '2026-11-14T20:59:00.000Z'],
    ['Australia/Melbourne', '2026-11-15T21:00:00Z', '2026-11-15T20:59:00.000Z'],
    ['Australia/Perth', '2026-11-15T23:59:00Z', '2026-11-14T23:59:00.000Z'],
    ['Australia/Perth', '2026-11-16T00:00:00Z', '2026-11-15T23:59:00.000Z'],
    ['Australia/Eucla', '2026-11-15T23:15:00Z', '2026-11-15T23:14:00.000Z'],
  ])('finds the end of a digest in %s at %s: %s', (zone, now, expected) => {
    expect(end(now, zone)).toBe(expected)
  })
})

test.each([
  ['begins', 'Australia/Melbourne', '2026-10-02T00:00:00Z'],
  ['ends', 'Australia/Melbourne', '2027-04-02T00:00:00Z'],
  ['begins', 'Australia/Lord_Howe', '2026-10-02T00:00:00Z'],
  ['ends', 'Australia/Adelaide', '2027-04-02T00:00:00Z'],
])('sends one digest on each of four days when daylight saving %s in %s', (_what, zone, start) => {
  const from = new Date(start).getTime()
  const quarters = Array.from({ length: 4 * 24 * 4 }, (_, at) => from + (at * HOUR_MS) / 4)
  const instants = new Set(quarters.map((at) => digestEnd(new Date(at), zone).getTime()))
  const hours = [...instants].map((at) =>
    new Date(at + 60_000).toLocaleTimeString('en-AU', { timeZone: zone, hour: 'numeric' }),
  )
  // Four days of digests, plus the one that was already due when the four days began.
  expect(instants.size).toBe(5)
  expect(new Set(hours)).toEqual(new Set(['8 am']))
})
