// @ts-check
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout, wherever it lies and from wherever the command was called. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1)

/** What the scripts remember between runs and needs no keeping: locks and reports. */
export const SCRATCH = join(ROOT, 'build')

const BIN = join(ROOT, 'node_modules', '.bin')
const searchPath = process.env.PATH ?? ''

/** The environment of everything started after the set-up: our own tools and Node come first. */
export function toolEnv(extra = {}) {
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }
  return { ...process.env, ...plain, PATH: `${BIN}${delimiter}${searchPath}`, ...extra }
}

/**
 * The environment of npm itself, which must not run on the Node that it is about to delete.
 * npm puts `node_modules/.bin` of every parent folder first when it runs a script.
 */
export function bareEnv(extra = {}) {
  const kept = searchPath
    .split(delimiter)
    .filter((dir) => !dir.endsWith(`${sep}node_modules${sep}.bin`))
  return { ...process.env, PATH: kept.join(delimiter), ...extra }
}

/**
 * A program that came with the dependencies.
 * @param {string} name
 */
export function tool(name) {
  return join(BIN, name)
}
