// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './children.mjs'
import { withLock } from './lock.mjs'
import { bareEnv, ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

const LOCK_FILE = join(ROOT, 'package-lock.json')
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json')
const STAMP = join(ROOT, 'node_modules', '.wattle-stamp')

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} LockFile */

/** @param {string} path @returns {any} */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** A hash of what to install: the lock file and the package files. */
function wanted() {
  const root = readJson(join(ROOT, 'package.json'))
  const hash = createHash('sha256')
  hash.update(`${process.platform} ${process.arch}\n`)
  hash.update(readFileSync(LOCK_FILE))
  for (const dir of ['.', ...root.workspaces]) {
    const file = readJson(join(ROOT, dir, 'package.json'))
    const asked = [file.dependencies, file.devDependencies, file.optionalDependencies]
    hash.update(JSON.stringify([dir, asked, file.overrides, file.workspaces]))
  }
  return hash.digest('hex')
}

/** @param {string} hash */
function isStamped(hash) {
  // npm writes its list of installed packages last, so if it's missing, the install was
  // interrupted.
  if (!existsSync(INSTALLED) || !existsSync(STAMP)) return false
  return readFileSync(STAMP, 'utf8') === hash
}

/**
 * Whether someone has run npm by hand, and the installed packages are exactly those in the lock
 * file.
 */
function isInstalledByHand() {
  if (!existsSync(INSTALLED)) return false
  const wantedPackages = /** @type {LockFile} */ (readJson(LOCK_FILE)).packages
  const found = /** @type {LockFile} */ (readJson(INSTALLED)).packages
  for (const [path, { version, optional, devOptional }] of Object.entries(wantedPackages)) {
    if (!path.includes('node_modules/')) continue
    const absent = !(path in found)
    if (absent ? !optional && !devOptional : found[path]?.version !== version) return false
  }
  return Object.keys(found).every((path) => path in wantedPackages)
}

async function install() {
  const again = existsSync(INSTALLED)
  rmSync(STAMP, { force: true })
  console.log(
    again
      ? 'Installing dependencies (they have changed, about a minute) ...'
      : 'Installing dependencies (first time, about a minute) ...',
  )
  const began = performance.now()
  // We need the development packages to build the product, even if NODE_ENV is production.
  const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-progress']
  const { code, output } = await runQuietly('npm', args, { cwd: ROOT, env: bareEnv() })
  if (code !== 0) {
    throw new Problem(
      `${output.trim()}

      We couldn't install the dependencies (npm exited with ${code}).`,
    )
  }
  console.log(`Installed in ${Math.round((performance.now() - began) / 1000)} s.`)
}

/** Installs exactly what the lock file says, unless that's already done. */
export async function ensureDependencies() {
  const hash = wanted()
  if (isStamped(hash)) return
  await withLock('install', async () => {
    if (isStamped(hash)) return
    if (!isInstalledByHand()) await install()
    writeFileSync(STAMP, hash)
  })
}
