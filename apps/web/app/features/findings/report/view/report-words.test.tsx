import { expect, test } from 'vitest'
import { SAMPLE_REPORT } from '../testing/sample-report.ts'
import {
  basisText,
  caveatsOf,
  countingTexts,
  countText,
  inOrder,
  periodText,
} from './report-words.ts'

test.each([
  ['2026-11-16', '2026-11-23', '16 to 23\u00a0November\u00a02026'],
  ['2026-10-28', '2026-11-03', '28 October to 3\u00a0November\u00a02026'],
  ['2026-12-30', '2027-01-02', '30\u00a0December\u00a02026 to 2\u00a0January\u00a02027'],
  ['2026-11-16', '2026-11-16', '16\u00a0November\u00a02026'],
])('formats the period from %s to %s', (from, to, text) => {
  expect(periodText({ from, to })).toBe(text)
})

test('says how many interviews the report is based on', () => {
  expect(basisText(SAMPLE_REPORT)).toBe(
    'Five interviews of about 40 minutes, 16 to 23\u00a0November\u00a02026',
  )
  expect(basisText({ ...SAMPLE_REPORT, interviews: 1, period: null })).toBe(
    'One interview of about 40 minutes',
  )
})

test('counts people, and gives a likely range when enough were asked', () => {
  expect(SAMPLE_REPORT.assumptions.map(countText)).toEqual([
    '4 of 5, likely 44–96%',
    '3 of 4, likely 44–96%',
    'We didn’t ask anyone',
  ])
})

test('says when an assumption changed, and that its question was leading', () => {
  expect(SAMPLE_REPORT.assumptions.map(caveatsOf)).toEqual([
    [],
    [
      'Changed after 2 interviews',
      'The question in the guide was leading, but the researcher asked it differently.',
    ],
    [],
  ])
})

test('lists “against” before “for”', () => {
  expect(inOrder(SAMPLE_REPORT.quotes).map(({ stance }) => stance)).toEqual([
    'AGAINST',
    'FOR',
    'UNCLEAR',
  ])
})

test('explains each assumption’s limits if they differ', () => {
  expect(countingTexts(SAMPLE_REPORT)[0]).toMatch(/^An assumption holds when at least 3 people/)
  const [first, ...others] = SAMPLE_REPORT.assumptions
  const assumptions = [{ ...first, enough: 1 }, ...others] as typeof SAMPLE_REPORT.assumptions
  expect(countingTexts({ ...SAMPLE_REPORT, assumptions }).slice(0, 2)).toEqual([
    expect.stringMatching(/ at least 1 person .* This applies to assumption 1\.$/),
    expect.stringMatching(/ at least 3 people .* This applies to assumptions 2 and 3\.$/),
  ])
})
