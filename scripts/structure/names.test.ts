import { expect, test } from 'vitest'
import { judge } from './invented-tree.ts'
import { names } from './names.ts'

test('kebab-case names pass', () => {
  const files = {
    'apps/web/app/ui/form/text-area.tsx': '',
    'bench/run.ts': '',
    'docs/README.md': '',
  }
  expect(judge(names, files)).toEqual([])
})

test.each(['apps/web/app/ui/TextArea.tsx', 'apps/web/app/myFolder/a.ts', 'e2e/a_b.spec.ts'])(
  '%s is not kebab-case',
  (path) => {
    expect(judge(names, { [path]: '' })).toEqual([expect.stringContaining('is not kebab-case')])
  },
)

test.each([
  'apps/web/app/lib/utils.ts',
  'apps/server/src/helpers/a.ts',
  'scripts/date-utils.ts',
  'packages/contract/src/common.ts',
  'bench/misc.mjs',
])('%s says nothing', (path) => {
  expect(judge(names, { [path]: '' })).toEqual([expect.stringContaining('says nothing')])
})

test('a list of common passwords is named by what it holds', () => {
  expect(judge(names, { 'packages/contract/src/common-passwords.ts': '' })).toEqual([])
})
