import { expect, test } from 'vitest'
import { judge } from './invented-tree.ts'
import { lineLimits } from './line-limits.ts'

const lines = (count: number) => `${'// a line\n'.repeat(count)}`

test('250 lines of source and 400 of a test are fine', () => {
  const files = { 'apps/server/src/a.ts': lines(250), 'apps/server/src/a.test.ts': lines(400) }
  expect(judge(lineLimits, files)).toEqual([])
})

test('one line more is too many', () => {
  const files = { 'apps/server/src/a.ts': lines(251), 'e2e/a.spec.ts': lines(401) }
  expect(judge(lineLimits, files)).toEqual([
    'apps/server/src/a.ts:251 line-limits: 251 lines are more than 250.',
    'e2e/a.spec.ts:401 line-limits: 401 lines are more than 400.',
  ])
})

test('data, migrations and docs may be long', () => {
  const files = {
    'apps/web/app/content/terms.ts': lines(900),
    'apps/server/src/db/migrations/0000_a.sql': lines(900),
    'docs/map.md': lines(900),
    'scripts/a.mjs': lines(1),
  }
  expect(judge(lineLimits, files)).toEqual([])
})
