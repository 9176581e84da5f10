import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFolder } from './fresh-folder.mjs'

let folder: string
let place: string
let fresh: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-fresh-'))
  place = join(folder, 'dist')
  fresh = join(folder, 'build')
  mkdirSync(place)
  writeFileSync(join(place, 'main.js'), 'old')
  writeFileSync(join(place, 'gone.js'), 'old')
})
afterEach(() => rmSync(folder, { recursive: true }))

const main = () => readFileSync(join(place, 'main.js'), 'utf8')

function write(text: string) {
  mkdirSync(fresh)
  writeFileSync(join(fresh, 'main.js'), text)
}

test('keeps the previous build usable while building', async () => {
  await replaceFolder(place, fresh, async () => {
    write('new')
    expect(main()).toBe('old')
  })
  expect(main()).toBe('new')
  expect(readdirSync(place)).toEqual(['main.js'])
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('keeps the previous build and cleans up when a build fails', async () => {
  const failing = replaceFolder(place, fresh, async () => {
    write('half')
    throw new Error('a type is wrong')
  })
  await expect(failing).rejects.toThrow('a type is wrong')
  expect(main()).toBe('old')
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('ignores files that a killed build left behind', async () => {
  write('half')
  rmSync(place, { recursive: true })
  await replaceFolder(place, fresh, async () => write('new'))
  expect(main()).toBe('new')
})
