import { expect, test } from 'vitest'
import { loggableError, redactValues } from '#redaction.ts'

test('logs a failed query without its values', () => {
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
  })
  // This error is worded like Drizzle's.
  const error = new Error(
    'Failed query: insert into "enquiries" values ($1, $2)\nparams: Secret Name,victim@leak.example',
    { cause },
  )
  const logged = JSON.stringify(loggableError(error))
  expect(logged).toContain('insert into \\"enquiries\\"')
  expect(logged).toContain('canceling statement')
  expect(logged).toContain('55P03')
  expect(logged).not.toContain('Secret Name')
  expect(logged).not.toContain('victim@leak.example')
})

test("logs a mail server's reply without the address in it", () => {
  expect(redactValues('550 5.1.1 <kim@example.com>: no such user')).toBe(
    '550 5.1.1 <(address)>: no such user',
  )
})
