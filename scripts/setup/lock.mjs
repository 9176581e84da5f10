// @ts-check
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SCRATCH } from './paths.mjs'

/**
 * When the process began, so that a reused process number is not taken for the lock's holder.
 * Unknown for a zombie, which holds nothing any more.
 * @param {number} pid
 */
function startedAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : rest[18]
  } catch {
    return undefined
  }
}

/** @param {string} holder */
function isAlive(holder) {
  const [pid, started, host] = holder.split(' ')
  if (host !== hostname()) return true
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return (startedAt(Number(pid)) ?? 'unknown') === started
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** @param {string} path */
function readHolder(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} lock @param {string} me */
function tryToTake(lock, me) {
  // A link to a finished file: the lock never exists without its holder's name in it.
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, me)
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * Only one waiter at a time clears, and looks again before: the lock may have been taken anew.
 * @param {string} lock @param {string} dead
 */
function clearDead(lock, dead) {
  const guard = `${lock}.clearing`
  try {
    mkdirSync(guard)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    // Whoever made it needs no second for its work, so by then it has died.
    const { mtimeMs } = statSync(guard, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > 10_000) rmSync(guard, { recursive: true, force: true })
    return
  }
  try {
    if (readHolder(lock) === dead) rmSync(lock, { force: true })
  } finally {
    rmSync(guard, { recursive: true, force: true })
  }
}

/**
 * Lets one process of this checkout at a time do the work; the others wait. A lock whose holder
 * has died is cleared.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  mkdirSync(SCRATCH, { recursive: true })
  const lock = join(SCRATCH, `${name}.lock`)
  const me = `${process.pid} ${startedAt(process.pid) ?? 'unknown'} ${hostname()}`
  let told = false
  while (!tryToTake(lock, me)) {
    const holder = readHolder(lock)
    if (holder === undefined) continue
    if (!isAlive(holder)) {
      clearDead(lock, holder)
      await sleep(10)
      continue
    }
    if (!told) console.log(`Waiting for process ${holder.split(' ')[0]}, which does the same ...`)
    told = true
    await sleep(150)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
