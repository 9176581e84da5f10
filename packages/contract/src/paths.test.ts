import { expect, test } from 'vitest'
import { countedPath } from './paths.ts'

test.each([
  ['/', '/'],
  ['/case/3', '/case/3'],
  ['/platform/research/17', '/platform/research/:id'],
  ['/platform/research/17/edit-guide', '/platform/research/:id/edit-guide'],
  ['/panelists', '/panelists'],
])('a view of %s counts for %s', (path, counted) => {
  expect(countedPath(path)).toBe(counted)
})

test.each(['/respondent/screener', '/change-password', '/verify-email', '/panel', '/admin/panel'])(
  '%s is never counted',
  (path) => {
    expect(countedPath(path)).toBeUndefined()
  },
)
