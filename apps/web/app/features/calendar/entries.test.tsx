import { expect, test } from 'vitest'
import type { MyInterview, MySlot } from '#features/calendar/shared/my-calendar.ts'
import { entriesOf } from './entries.ts'

const SLOT: MySlot = {
  slotId: 1,
  researchId: 7,
  researchName: 'Clinic rebooking',
  startTime: '2026-11-18T00:00:00Z',
  endTime: '2026-11-18T01:00:00Z',
  available: false,
}

const interview = (id: number, status: MyInterview['status'], respondentName: string) =>
  ({ id, status, respondentName, slotId: 1, researchId: 7 }) as MyInterview

const VIEW = { researchId: 7, now: new Date('2026-11-19T00:00:00Z'), zone: 'Australia/Melbourne' }
const nameShown = (...interviews: MyInterview[]) =>
  entriesOf({ slots: [SLOT], interviews }, VIEW)[0]?.interview?.respondentName

test('shows the name of the person on standby who replaced a no-show', () => {
  const standby = interview(2, 'CONDUCTED', 'Priya Nair')
  const missed = interview(1, 'NO_SHOW', 'Kim Tan')
  expect(nameShown(missed, standby)).toBe('Priya Nair')
  expect(nameShown(standby, missed)).toBe('Priya Nair')
})

test('doesn’t show a name for a cancelled or missed interview', () => {
  expect(nameShown(interview(1, 'CANCELLED', 'Kim Tan'))).toBeUndefined()
  expect(nameShown(interview(1, 'NO_SHOW', 'Kim Tan'))).toBeUndefined()
})
