import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './timers.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('keeps repeating a task when the clock is set back a day', async () => {
  const run = vi.fn(async () => {})
  const stop = repeat(60, run, () => {})
  expect(run).toHaveBeenCalledTimes(1)
  vi.setSystemTime('2026-11-15T00:00:00Z')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('reports a failed run and continues', async () => {
  const fault = new Error('away')
  const run = vi.fn(() => Promise.reject(fault))
  const onError = vi.fn()
  const stop = repeat(60, run, onError)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onError.mock.calls).toEqual([[fault], [fault]])
  stop()
})
