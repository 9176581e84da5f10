import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ART, drawAll } from './draw.ts'

test.each([...drawAll()])('draws %s exactly as committed', (file, text) => {
  // Compare with ===, because a diff of two long lines wouldn't help.
  expect(readFileSync(join(ART, file), 'utf8') === text).toBe(true)
})
