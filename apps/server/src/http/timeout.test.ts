import { afterEach, expect, test, vi } from 'vitest'
import { withTimeout } from './timeout.ts'

afterEach(() => vi.useRealTimers())

test('returns a response or an error that arrives in time', async () => {
  expect(withTimeout('at once')).toBe('at once')
  expect(await withTimeout(Promise.resolve('later'))).toBe('later')
  await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('gives up after half a minute, and says when to try again', async () => {
  vi.useFakeTimers()
  const waiting = expect(withTimeout(new Promise(() => {}))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfter: 5 },
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await waiting
  expect(vi.getTimerCount()).toBe(0)
})
