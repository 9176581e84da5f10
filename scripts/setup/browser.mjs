// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './children.mjs'
import { withLock } from './lock.mjs'

/**
 * The programs to try, in this order. The headless shell uses a third less CPU for the same pages.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
/** Debian's package names. Ubuntu only has the second one. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const HOW_TO_INSTALL =
  'We couldn’t find a working Chromium. Install one with `apt-get install chromium` (Debian, Ubuntu; as ' +
  'root) or `npx playwright install --with-deps chromium` (elsewhere), or set its path in ' +
  'CHROMIUM_PATH.'

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return starts(named) ? named : undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...PLACES]
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  candidates.push(...PLACES, await playwrightsOwn())
  return candidates.find((path) => /chrom/i.test(path) && existsSync(path) && starts(path))
}

/** @param {string} command */
function works(command, /** @type {string[]} */ ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

async function installOnDebian() {
  if (!existsSync('/usr/bin/apt-get')) return
  const asRoot = process.getuid?.() === 0
  if (!asRoot && !works('sudo', '-n', 'true')) return
  console.log('Installing Chromium for the tests (once, about a minute) ...')
  // If we can't update the package list, the old list may still be good enough.
  await aptGet(asRoot, 'update')
  let output = ''
  for (const name of PACKAGES) {
    const result = await aptGet(asRoot, 'install', '-y', '--no-install-recommends', name)
    if (result.code === 0) return
    output = result.output
  }
  console.log(output.trim())
}

/**
 * @param {boolean} asRoot
 * @param {string[]} args
 */
function aptGet(asRoot, ...args) {
  const [command = '', ...rest] = asRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return runQuietly(command, rest, { env })
}

/**
 * Finds a Chromium that starts, or installs one if possible.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found || process.env.CHROMIUM_PATH) return found
  return withLock('browser', async () => {
    await installOnDebian()
    return findBrowser()
  })
}
