// @ts-check
import { join } from 'node:path'
import { become } from './children.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { findNode } from './node.mjs'
import { ROOT, toolEnv } from './paths.mjs'

/**
 * Sets up, then goes on in a TypeScript (or JavaScript) file on the right Node.
 * @param {string} file below the checkout
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code, where this process is still there to see it
 */
export async function handOver(file, args, env) {
  await ensureDependencies()
  return become(findNode(), [join(ROOT, file), ...args], toolEnv(env))
}
