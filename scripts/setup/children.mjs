// @ts-check
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Problem } from './problem.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} Place */

/** @typedef {(signal: NodeJS.Signals) => void} Stop */

/** @type {Map<ChildProcess, Stop>} */
const running = new Map()
/** @type {NodeJS.Signals | undefined} */
let stoppedBy
let listening = false

/** @param {NodeJS.Signals} signal */
function forward(signal) {
  stoppedBy ??= signal
  for (const stop of running.values()) stop(signal)
}

/** @param {ChildProcess} child @returns {Stop} */
function passOn(child) {
  return (signal) => {
    // The terminal already sends Ctrl-C to every foreground process. A second signal would mean
    // "stop immediately".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
}

/**
 * Passes signals that stop this process on to a child, so it can shut down gracefully and is never
 * orphaned.
 * @template {ChildProcess} T
 * @param {T} child
 * @param {Stop} [stop] how to stop it, if it leads its own process group
 * @returns {T}
 */
export function tend(child, stop = passOn(child)) {
  if (!listening) {
    listening = true
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, forward)
  }
  running.set(child, stop)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 1)
}

/** Exits if a signal stopped the command while a step was running. */
export function stopIfAsked() {
  if (stoppedBy) throw new Problem('', 128 + constants.signals[stoppedBy])
}

/**
 * Runs a program in the foreground.
 * @param {string} command @param {string[]} args @param {Place} [place]
 * @returns {Promise<number>} its exit code
 */
async function run(command, args, place = {}) {
  const child = tend(spawn(command, args, { ...place, stdio: 'inherit' }))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)))
  })
}

/**
 * Runs a program and keeps its output in case it fails.
 * @param {string} command @param {string[]} args @param {Place} [place]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, args, place = {}) {
  const child = tend(spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] }))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (/** @type {string} */ text) => {
      output += text
    })
  }
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(127)
    })
    child.once('close', (code, signal) => resolve(exitCodeOf(code, signal)))
  })
  stopIfAsked()
  return { code, output }
}

/**
 * Replaces this process with another program if the platform and this version of Node support it,
 * so no process is left waiting. Elsewhere, runs it in the foreground and exits with its code.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export async function become(command, args, env) {
  if (typeof process.execve === 'function') {
    process.execve(command, [command, ...args], env)
  }
  return run(command, args, { env })
}
