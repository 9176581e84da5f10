import { expect, test, vi } from 'vitest'
import { listTotal } from './list-total.ts'

const rows = (count: number) => Array.from({ length: count }, () => ({}))

test.each([
  ['an empty list', 0, { offset: 0, limit: 5 }, 0],
  ['a first page that isn’t full', 3, { offset: 0, limit: 5 }, 3],
  ['a last page that isn’t full', 2, { offset: 10, limit: 5 }, 12],
])('runs no count query for %s', async (_what, count, page, total) => {
  const countRows = vi.fn(async () => -1)
  expect(await listTotal(rows(count), page, countRows)).toBe(total)
  expect(countRows).not.toHaveBeenCalled()
})

test.each([
  ['a full page', 5, { offset: 0, limit: 5 }],
  ['a page past the end', 0, { offset: 10, limit: 5 }],
])('runs a count query for %s', async (_what, count, page) => {
  expect(await listTotal(rows(count), page, async () => 7)).toBe(7)
})
