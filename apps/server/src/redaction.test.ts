import { expect, test } from 'vitest'
import { loggableError, redactValues } from '#redaction.ts'

test('a failed query is told without the values that it was about', () => {
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
  })
  // As the query builder words it.
  const error = new Error(
    'Failed query: insert into "enquiries" values ($1, $2)\nparams: Secret Name,victim@leak.example',
    { cause },
  )
  const told = JSON.stringify(loggableError(error))
  expect(told).toContain('insert into \\"enquiries\\"')
  expect(told).toContain('canceling statement')
  expect(told).toContain('55P03')
  expect(told).not.toContain('Secret Name')
  expect(told).not.toContain('victim@leak.example')
})

test('the answer of a mail server is told without the address that it repeats', () => {
  expect(redactValues('550 5.1.1 <kim@example.com>: no such user')).toBe(
    '550 5.1.1 <(address)>: no such user',
  )
})
