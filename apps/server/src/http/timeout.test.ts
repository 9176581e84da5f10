import { afterEach, expect, test, vi } from 'vitest'
import { withTimeout } from './timeout.ts'

afterEach(() => vi.useRealTimers())

test('an answer is handed on as it comes', async () => {
  expect(withTimeout('at once')).toBe('at once')
  expect(await withTimeout(Promise.resolve('later'))).toBe('later')
  await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('who has waited half a minute is told that it cannot be done now', async () => {
  vi.useFakeTimers()
  const waiting = expect(withTimeout(new Promise(() => {}))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await waiting
  expect(vi.getTimerCount()).toBe(0)
})
