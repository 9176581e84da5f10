import { expect, test } from 'vitest'
import { listQuery, pageWindow } from './list.ts'

const query = listQuery(['CREATED_AT_DESC', 'CREATED_AT_ASC'])

test('uses the default order when `sort` is empty, and rejects an unknown order', () => {
  expect(query.parse({ sort: '' })).toEqual({ sort: 'CREATED_AT_DESC' })
  expect(query.parse({})).toEqual({})
  expect(query.safeParse({ sort: 'BY_MOOD' }).success).toBe(false)
})

test('counts pages from one and limits them to 200 rows', () => {
  expect(pageWindow(query.parse({ page: '3', size: '20' }))).toEqual({ offset: 40, limit: 20 })
  const page = 'Page must be a whole number from 1 to 1,000,000.'
  const size = 'Size must be a whole number from 1 to 200.'
  for (const [wrong, sentence] of [
    [{ page: '0' }, page],
    [{ page: '1.5' }, page],
    [{ page: ' 1' }, page],
    [{ page: '1000001' }, page],
    [{ size: '201' }, size],
    [{ size: '-1' }, size],
  ] as const) {
    expect(query.safeParse(wrong).error?.issues).toMatchObject([{ message: sentence }])
  }
})

test('returns the first 1,000 rows if the caller doesn’t ask for a page', () => {
  expect(pageWindow({})).toEqual({ offset: 0, limit: 1000 })
})
