// @ts-check
import { join } from 'node:path'
import { become } from './children.mjs'
import { findNode } from './node.mjs'
import { ROOT, toolEnv } from './paths.mjs'

/**
 * Runs a TypeScript or JavaScript file on the right Node, once the dependencies are installed.
 * @param {string} file relative to the checkout
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code, if this process wasn't replaced
 */
export async function handOver(file, args, env) {
  return become(findNode(), [join(ROOT, file), ...args], toolEnv(env))
}
