import { expect, test } from 'vitest'
import { docPaths } from './doc-paths.ts'
import { judge } from './invented-tree.ts'

const files = { 'apps/server/src/http/http.test.ts': '', 'e2e/loop.spec.ts': '' }

test('a file may be named by the end of its path', () => {
  const text = '`http/http.test.ts` and `e2e/loop.spec.ts`, not `PUBLIC_URL` nor `/api/docs`'
  expect(judge(docPaths, { ...files, 'docs/asvs.md': text })).toEqual([])
})

test('a file that is gone is found, in any document', () => {
  const text = 'first line\n`http/gone.test.ts` and `p.test.ts`'
  expect(judge(docPaths, { ...files, 'docs/decisions/0001-so.md': text })).toEqual([
    expect.stringContaining('0001-so.md:2 doc-paths: http/gone.test.ts does not exist.'),
    expect.stringContaining('0001-so.md:2 doc-paths: p.test.ts does not exist.'),
  ])
})
