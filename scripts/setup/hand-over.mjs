// @ts-check
import { join } from 'node:path'
import { become } from './children.mjs'
import { findNode } from './node.mjs'
import { ROOT, toolEnv } from './paths.mjs'

/**
 * Goes on in a TypeScript (or JavaScript) file on the right Node, once the dependencies are there.
 * @param {string} file below the checkout
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code, where this process is still there to see it
 */
export async function handOver(file, args, env) {
  return become(findNode(), [join(ROOT, file), ...args], toolEnv(env))
}
