import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoDataDir, removeData } from './fresh-data.mjs'
import { ROOT } from './paths.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-demo-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([undefined, ''])('keeps the demo’s data in data/demo when DATA_DIR is %o', (DATA_DIR) => {
  expect(demoDataDir({ DATA_DIR })).toBe(join(ROOT, 'data', 'demo'))
})

test('keeps the demo’s data inside DATA_DIR when it’s set', () => {
  expect(demoDataDir({ DATA_DIR: folder })).toBe(join(folder, 'demo'))
  expect(demoDataDir({ DATA_DIR: 'elsewhere' })).toBe(join(ROOT, 'elsewhere', 'demo'))
})

test('deletes only the old demo’s data from DATA_DIR', () => {
  const demo = demoDataDir({ DATA_DIR: folder })
  mkdirSync(demo)
  writeFileSync(join(demo, 'secret'), 'of the demo')
  writeFileSync(join(folder, 'secret'), 'of the real product')
  removeData(demo)
  expect(existsSync(demo)).toBe(false)
  expect(existsSync(join(folder, 'secret'))).toBe(true)
})
