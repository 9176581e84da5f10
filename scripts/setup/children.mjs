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
    // The terminal itself sends Ctrl-C to every process in front of it; a second one, from here,
    // would read as "stop at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
}

/**
 * Watches over a child: a signal that stops this process is passed on to it, so that it can stop
 * gracefully and is never left behind.
 * @template {ChildProcess} T
 * @param {T} child
 * @param {Stop} [stop] how, where it leads a group of its own
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

/** Ends the command when a person has stopped it while a step was running. */
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
 * Runs a program and keeps what it says for the case that it fails.
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
 * Becomes another program, where the platform and this Node can (no process is left waiting);
 * elsewhere runs it in the foreground and ends as it ends.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export async function become(command, args, env) {
  if (typeof process.execve === 'function') {
    process.execve(command, [command, ...args], env)
  }
  return run(command, args, { env })
}
