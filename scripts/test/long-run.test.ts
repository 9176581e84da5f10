import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../setup/paths.mjs'

const JOURNEYS = join(ROOT, 'e2e')

test('finds in docs/testing.md every journey that only runs in the long run', () => {
  const page = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8')
  const onlyLong = readdirSync(JOURNEYS)
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(JOURNEYS, file), 'utf8')
      return Array.from(
        source.matchAll(/^\s*test\(\s*'(.+)',\s*LONG,/gm),
        ([, title = '']) => title,
      )
    })
  expect(onlyLong.length).toBeGreaterThan(0)
  expect(onlyLong.filter((title) => !page.includes(title))).toEqual([])
})
