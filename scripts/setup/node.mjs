// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { tool } from './paths.mjs'
import { Problem } from './problem.mjs'

/**
 * The oldest version of Node that runs TypeScript without a build step. Many of our dependencies
 * need it too.
 */
const OLDEST = 24

/** @param {string} version like v26.10.0 */
function isNewEnough(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= OLDEST
}

/** @param {string} path */
function runs(path) {
  // When npm runs a script, the Node from the dependencies comes first on the PATH, so it's usually
  // the one that's running this file.
  if (realpathSync(path) === process.execPath) return true
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return isNewEnough(stdout ?? '')
}

/**
 * The Node that runs the product: the one from the dependencies, or the current one if it's new
 * enough.
 */
export function findNode() {
  const brought = tool('node')
  if (existsSync(brought) && runs(brought)) return brought
  if (isNewEnough(process.version)) return process.execPath
  throw new Problem(
    `Wattle needs Node ${OLDEST} or newer. This is Node ${process.versions.node}, and the one ` +
      "that comes with the dependencies doesn't run on this machine. " +
      `Install Node ${OLDEST} or newer, put it first on the PATH and try again.`,
  )
}
