import { expect, test } from 'vitest'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { stopwatchTime } from '#lib/time/date-formats.ts'
import { canHaveOutcome, countsOf, groupsOf, statusWords } from './interviews.ts'
import { notesMarkdown } from './room/notes-markdown.ts'

const interview = (id: number, status: MyInterview['status'], hour = id): MyInterview => ({
  id,
  researchId: 1,
  researchName: 'Roster Meals',
  slotId: id,
  status,
  startTime: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  endTime: `2026-11-20T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  formattedDate: 'Fri, Nov 20, 2026',
  formattedTime: '10:00 - 11:00',
  respondentName: 'Priya Naidu',
  link: null,
})

test('counts PLANNED and CONFIRMED as planned, CONDUCTED as conducted, and other states as neither', () => {
  const all = [
    interview(1, 'PLANNED'),
    interview(2, 'NOTIFIED'),
    interview(3, 'CONFIRMED'),
    interview(4, 'CONDUCTED'),
    interview(5, 'CANCELLED'),
    interview(6, 'NO_SHOW'),
  ]
  expect(countsOf(all)).toEqual({ planned: 2, conducted: 1 })
})

test('groups interviews into upcoming, cancelled and past', () => {
  const all = [
    interview(1, 'CONDUCTED'),
    interview(2, 'NO_SHOW'),
    interview(3, 'CANCELLED'),
    interview(9, 'CANCELLED'),
    interview(8, 'CANCELLED'),
    interview(7, 'NOTIFIED'),
    interview(5, 'CONFIRMED'),
    interview(6, 'PLANNED'),
  ]
  const { upcoming, cancelled, past } = groupsOf(all, new Date('2026-11-20T04:00:00Z'))
  expect([upcoming, cancelled, past].map((group) => group.map(({ id }) => id))).toEqual([
    [5, 6, 7],
    [8, 9],
    [3, 2, 1],
  ])
})

test('shows a status in lower case, or the outcome if there is one', () => {
  expect(statusWords({ status: 'CONDUCTED' })).toBe('conducted')
  expect(statusWords({ status: 'NO_SHOW' })).toBe('no-show')
  expect(statusWords({ status: 'CONDUCTED', outcome: 'LATE' })).toBe('came late')
})

test('accepts an outcome once the interview has started, and allows changes to it for a week', () => {
  const confirmed = interview(5, 'CONFIRMED')
  const at = (time: string) => new Date(`2026-11-${time}:00Z`)
  expect(canHaveOutcome(confirmed, at('20T04:59'))).toBe(false)
  expect(canHaveOutcome(confirmed, at('20T05:00'))).toBe(true)
  expect(canHaveOutcome(interview(5, 'CANCELLED'), at('20T06:00'))).toBe(false)
  const missed = {
    ...interview(5, 'NO_SHOW'),
    outcome: 'NO_SHOW',
    outcomeAt: '2026-11-20T05:10:00Z',
  }
  expect(canHaveOutcome(missed as MyInterview, at('27T05:10'))).toBe(true)
  expect(canHaveOutcome(missed as MyInterview, at('27T05:11'))).toBe(false)
})

test('shows minutes on the timer, and hours after the first hour', () => {
  expect(stopwatchTime(0)).toBe('00:00')
  expect(stopwatchTime(462_900)).toBe('07:42')
  expect(stopwatchTime(4_062_000)).toBe('1:07:42')
})

test('exports notes with the guide and the answers', () => {
  const room = {
    interview: interview(1, 'CONFIRMED'),
    answers: [{ question: 'Which shifts?', answers: ['Nights', 'Days'] }],
    guide: {
      id: 1,
      version: 1,
      parts: [
        { id: 2, topic: 'The last time', questions: [{ id: 3, question: 'What happened?' }] },
      ],
    },
    notes: {},
    consents: [],
    asks: [],
    participantNumber: null,
    recordingDeletedAt: null,
  }
  const text = notesMarkdown(room, new Map([['3', 'Ate late.']]), 'Friday 20 November 2026')
  expect(text).toBe(`# Interview with Priya Naidu

Roster Meals, Friday 20 November 2026

## Screener answers

- Which shifts?
  **Nights, Days**

## 1. The last time

### a) What happened?

Ate late.

## Other notes

_No notes._
`)
})
