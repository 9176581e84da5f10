import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DRAWN, drawAll } from './sheets.ts'

test('the committed pictures are what the drawings draw, on any day (else: npm run draw)', async () => {
  const files = await drawAll()
  expect(readdirSync(DRAWN).sort()).toEqual([...files.keys()].sort())
  for (const [name, content] of files) {
    // Compared by hand: a difference of two long files tells nobody anything.
    expect(readFileSync(join(DRAWN, name), 'utf8') === content, name).toBe(true)
  }
})
