import { expect, test } from 'vitest'
import { anonymousPath, countedPath, PUBLIC_PATHS } from './paths.ts'

test.each([
  ...PUBLIC_PATHS.map((path) => [path, path]),
  ['/login', '/login'],
  ['/platform', '/platform'],
  ['/platform/research/17', '/platform/research/:id'],
  ['/platform/research/17/edit-guide', '/platform/research/:id/edit-guide'],
  ['/platform/interviews/4', '/platform/interviews/:id'],
])('counts a view of %s as %s', (path, counted) => {
  expect(countedPath(path)).toBe(counted)
})

test.each([
  '/respondent/screener',
  '/change-password',
  '/verify-email',
  '/panel',
  '/admin/panel',
  '/nothing',
  '/case/6',
  '/case/x',
  '/case/:id',
  '/platform/research/kim@example.com',
  '/platform/research/1x',
  '/about/',
  '/ABOUT',
  '/about\0',
  '//about',
  '',
  '__proto__',
])('doesn’t count a view of %j', (path) => {
  expect(countedPath(path)).toBeUndefined()
})

test.each([
  ['/admin/panel', undefined],
  ['/panel', undefined],
  ['/panelists', '/panelists'],
  ['/platform/research/17/edit-guide', '/platform/research/:id/edit-guide'],
])('reduces the path %s to %s', (path, shown) => {
  expect(anonymousPath(path)).toBe(shown)
})
