import { expect, test } from 'vitest'
import { tenMinutesText } from './ten-minutes.tsx'

const status = (number: number, isCovered: boolean) => ({ number, isCovered })

test.each([
  [
    [status(1, true), status(2, false), status(5, false)],
    '10 minutes left. You haven’t covered assumptions 2 and 5 yet.',
  ],
  [[status(1, false), status(2, true)], '10 minutes left. You haven’t covered assumption 1 yet.'],
  [
    [status(1, false), status(2, false), status(3, false)],
    '10 minutes left. You haven’t covered assumptions 1, 2 and 3 yet.',
  ],
  [[status(1, true)], '10 minutes left.'],
])('names the assumptions that are still open when ten minutes are left', (statuses, text) => {
  expect(tenMinutesText(statuses)).toBe(text)
})
