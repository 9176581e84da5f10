// @ts-check
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's folder, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1)

/** Holds locks and reports between runs. */
export const SCRATCH = join(ROOT, 'build')

const BIN = join(ROOT, 'node_modules', '.bin')
const searchPath = process.env.PATH ?? ''

/**
 * The environment for everything started after setup: our own tools and Node come first on the
 * PATH.
 */
export function toolEnv(extra = {}) {
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }
  return { ...process.env, ...plain, PATH: `${BIN}${delimiter}${searchPath}`, ...extra }
}

/**
 * The environment for npm itself, which must not run on the Node it's about to delete. When npm
 * runs a script, it puts every parent folder's `node_modules/.bin` first on the PATH.
 */
export function bareEnv(extra = {}) {
  const kept = searchPath
    .split(delimiter)
    .filter((dir) => !dir.endsWith(`${sep}node_modules${sep}.bin`))
  return { ...process.env, PATH: kept.join(delimiter), ...extra }
}

/**
 * The path of a program from the dependencies.
 * @param {string} name
 */
export function tool(name) {
  return join(BIN, name)
}
