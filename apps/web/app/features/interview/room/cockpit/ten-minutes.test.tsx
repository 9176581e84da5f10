import { expect, test } from 'vitest'
import { tenMinutesText } from './ten-minutes.tsx'

const status = (number: number, isCovered: boolean) => ({ number, isCovered })

test.each([
  [
    [status(1, true), status(2, false), status(5, false)],
    '10 minutes left. Nothing yet on 2 and 5.',
  ],
  [[status(1, false), status(2, true)], '10 minutes left. Nothing yet on 1.'],
  [
    [status(1, false), status(2, false), status(3, false)],
    '10 minutes left. Nothing yet on 1, 2 and 3.',
  ],
  [[status(1, true)], '10 minutes left.'],
])('says what’s still open with ten minutes left', (statuses, text) => {
  expect(tenMinutesText(statuses)).toBe(text)
})
