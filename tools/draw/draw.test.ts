import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ART, drawAll } from './draw.ts'

test.each([...drawAll()])('draws %s as it is committed, on any day', (file, text) => {
  // A difference of two long lines would say nothing.
  expect(readFileSync(join(ART, file), 'utf8') === text).toBe(true)
})
