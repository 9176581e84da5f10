// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const NOT_SOURCE = new Set(['node_modules', 'dist', 'build', 'testing', '.react-router'])

/**
 * Every file in a folder of the checkout, in a fixed order.
 * @param {string} path @param {(name: string) => boolean} wanted
 * @returns {string[]}
 */
function filesBelow(path, wanted) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  const names = readdirSync(full).filter(wanted).sort()
  return names.flatMap((name) => filesBelow(`${path}/${name}`, wanted))
}

/** @param {string} name */
function isSource(name) {
  return !NOT_SOURCE.has(name) && !/\.test\.tsx?$/.test(name)
}

/**
 * A hash of a build's sources, by content, so a fresh clone of the same commit has the same hash.
 * @param {string[]} paths files and folders in the checkout
 */
export function sourcesFingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(path, isSource))) {
    const content = readFileSync(join(ROOT, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * A hash of the sizes and modification times of a build's output, enough to notice that something
 * else wrote to the folder.
 * @param {string} folder
 */
export function outputFingerprint(folder) {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder, (name) => name !== '.stamp')) {
    const { size, mtimeMs } = statSync(join(ROOT, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
