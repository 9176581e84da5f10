// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './children.mjs'
import { withLock } from './lock.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const HOW_TO_INSTALL =
  'No Chromium was found that starts. Install one with `apt-get install chromium` (Debian, ' +
  'Ubuntu; as root) or `npx playwright install --with-deps chromium` (elsewhere), or name one in ' +
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
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = '', ...rest] = asRoot
      ? ['apt-get', ...args]
      : ['sudo', '-n', 'apt-get', ...args]
    const { code, output } = await runQuietly(command, rest, { env })
    // A list that cannot be renewed may still be good enough to install from.
    if (code !== 0 && args[0] === 'install') console.log(output.trim())
  }
}

/**
 * A Chromium that starts, installed where that is possible.
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
