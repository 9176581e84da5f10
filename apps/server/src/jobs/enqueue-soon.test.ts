import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '#db/open.ts'
import { openEnqueueSoon } from './enqueue-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const db = {} as Db

test('queues a job immediately for the first call, and one more job for all the calls that follow it closely', async () => {
  const enqueue = vi.fn(async () => {})
  const enqueueSoon = openEnqueueSoon(db, { enqueue }, () => {})
  enqueueSoon('interview.sweep')
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(db, 'interview.sweep', {})
  for (let asked = 0; asked < 100; asked++) enqueueSoon('interview.sweep')
  enqueueSoon('distribution.sweep')
  expect(enqueue).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(enqueue).toHaveBeenCalledTimes(3)
  enqueueSoon('interview.sweep')
  expect(enqueue).toHaveBeenCalledTimes(4)
})

test("queues delayed work, and reports a queue that's down", async () => {
  const fault = new Error('away')
  const enqueue = vi.fn(() => Promise.reject(fault))
  const onError = vi.fn()
  const later = new Date('2026-11-16')
  openEnqueueSoon(db, { enqueue }, onError)('interview.sweep', later)
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(db, 'interview.sweep', {}, later)
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(fault))
})
