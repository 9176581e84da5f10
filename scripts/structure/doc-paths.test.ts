import { expect, test } from 'vitest'
import { docPaths } from './doc-paths.ts'
import { judge } from './invented-tree.ts'

const files = { 'apps/server/src/http/http.test.ts': '', 'e2e/loop.spec.ts': '' }

test('a file may be named from the root or from the server’s sources', () => {
  const text = '`http/http.test.ts` and `e2e/loop.spec.ts`, not `PUBLIC_URL` nor `/api/docs`'
  expect(judge(docPaths, { ...files, 'docs/asvs.md': text })).toEqual([])
})

test('a proof that is gone is found', () => {
  const text = 'first line\n`http/gone.test.ts`'
  expect(judge(docPaths, { ...files, 'docs/security.md': text })).toEqual([
    expect.stringContaining('docs/security.md:2 doc-paths: http/gone.test.ts does not exist.'),
  ])
})
