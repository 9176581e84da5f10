import { afterEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

afterEach(() => vi.useRealTimers())

test('an answer is handed on as it comes', async () => {
  expect(inTime('at once')).toBe('at once')
  expect(await inTime(Promise.resolve('later'))).toBe('later')
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('who has waited half a minute is told that it cannot be done now', async () => {
  vi.useFakeTimers()
  const waiting = expect(inTime(new Promise(() => {}))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await waiting
  expect(vi.getTimerCount()).toBe(0)
})
