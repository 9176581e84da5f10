import { expect, test } from 'vitest'
import { barrels } from './barrels.ts'
import { contractImports } from './contract-imports.ts'
import { cycles } from './cycles.ts'
import { judge } from './invented-tree.ts'
import { RULES, violationsOf } from './rules.ts'
import { makeTree } from './tree.ts'
import { workspaces } from './workspaces.ts'

test('the contract imports zod, the time-zone library and itself', () => {
  const files = {
    'packages/contract/src/calendar.ts': [
      "import * as z from 'zod/mini'",
      "import { Temporal } from 'temporal-polyfill'",
      "import { endpoint } from './endpoint.ts'",
    ].join('\n'),
    'packages/contract/src/endpoint.ts': '',
    'packages/contract/src/calendar.test.ts': "import { test } from 'vitest'",
  }
  expect(judge(contractImports, files)).toEqual([])
})

test.each(['react', 'vitest', 'node:crypto', '../../../apps/server/src/app.ts'])(
  'the contract does not import %s',
  (specifier) => {
    const files = {
      'packages/contract/src/a.ts': `import x from '${specifier}'`,
      'apps/server/src/app.ts': '',
    }
    expect(judge(contractImports, files)).toHaveLength(1)
  },
)

test('server and web do not import each other', () => {
  const files = {
    'apps/server/src/a.ts': "\nimport b from '../../web/app/b.ts'",
    'apps/web/app/b.ts': '',
  }
  expect(judge(workspaces, files)).toEqual([
    expect.stringContaining('apps/server/src/a.ts:2 workspaces: '),
  ])
})

test('names a file that cannot be parsed', () => {
  expect(judge(workspaces, { 'apps/web/app/c.ts': 'const = 1' })).toHaveLength(1)
})

test('what is in comments and strings is no import', () => {
  const text = "// import a from './a.ts'\nconst b = \"import c from './c.ts'\"\nimport 'node:fs'"
  expect(judge(workspaces, { 'scripts/a.ts': text })).toEqual([])
})

test('a file that only passes on is a barrel', () => {
  const files = { 'apps/web/app/ui/all.ts': "import 'x'\nexport { a } from './a.ts'" }
  expect(judge(barrels, files)).toEqual([expect.stringContaining('all.ts:2 barrels: ')])
})

test('an index that passes on beside its own work is a barrel, another file is not', () => {
  const text = "export * from './a.ts'\nexport const b = 1"
  expect(judge(barrels, { 'e2e/index.ts': text })).toHaveLength(1)
  expect(judge(barrels, { 'e2e/b.ts': text })).toEqual([])
})

test('a cycle over workspaces and forms of import is shown once, as a chain', () => {
  const files = {
    'apps/server/src/a.ts': "import { b } from '#b.ts'",
    'apps/server/src/b.ts': "\nexport const c = () => import('./c.ts')",
    'apps/server/src/c.ts': "import type { A } from './a.ts'",
    'apps/server/src/d.ts': "import { a } from './a.ts'",
  }
  expect(judge(cycles, files)).toEqual([
    'apps/server/src/a.ts:1 cycles: A cycle: apps/server/src/a.ts -> apps/server/src/b.ts -> ' +
      'apps/server/src/c.ts -> apps/server/src/a.ts.',
  ])
})

test('every rule fails where it finds nothing to look at', () => {
  const empty = makeTree([], () => '')
  expect(violationsOf(empty, RULES)).toHaveLength(RULES.length)
})
