// @ts-check
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's folder, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1)

/** The folder for lock files. */
export const SCRATCH = join(ROOT, 'build')

const BIN = join(ROOT, 'node_modules', '.bin')
const searchPath = process.env.PATH ?? ''

/**
 * The environment for everything we start after setup: our own tools and Node come first on the
 * PATH.
 */
export function toolEnv(extra = {}) {
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }
  return { ...process.env, ...plain, PATH: `${BIN}${delimiter}${searchPath}`, ...extra }
}

/**
 * The environment for npm itself, which mustn't run on the Node that it's about to delete. So this
 * removes every `node_modules/.bin` that npm put on the PATH.
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
