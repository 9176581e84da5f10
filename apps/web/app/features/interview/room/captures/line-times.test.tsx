import { beforeEach, expect, test } from 'vitest'
import { lineTimes, timesAfter } from './line-times.ts'

beforeEach(() => localStorage.clear())

test('stamps a line with the time it was started, and keeps that time while someone types', () => {
  let times = timesAfter({ text: '', times: [] }, 'U', 1000)
  times = timesAfter({ text: 'U', times }, 'Up at 4', 5000)
  times = timesAfter({ text: 'Up at 4', times }, 'Up at 4\n', 6000)
  times = timesAfter({ text: 'Up at 4\n', times }, 'Up at 4\nT', 7000)
  expect(times).toEqual([1000, 7000])
})

test('keeps each line’s time when lines are added or deleted around it', () => {
  const text = 'one\ntwo\nthree'
  expect(timesAfter({ text, times: [1, 2, 3] }, 'one\nnew\ntwo\nthree', 9)).toEqual([1, 9, 2, 3])
  expect(timesAfter({ text, times: [1, 2, 3] }, 'one\nthree', 9)).toEqual([1, 3])
})

test('doesn’t store a time for a line started while the timer wasn’t running', () => {
  const times = timesAfter({ text: '', times: [] }, 'Up', null)
  expect(timesAfter({ text: 'Up', times }, 'Up at 4', 5000)).toEqual([null])
})

test('keeps the lines’ times after a reload', () => {
  lineTimes(4).edit('20', '', 'Up', 1000)
  expect(lineTimes(4).of('20', 'Up')).toEqual([1000])
  expect(lineTimes(4).of('20', 'Other\nUp')).toEqual([])
})
