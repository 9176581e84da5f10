// @ts-check
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SCRATCH } from './paths.mjs'

/**
 * When the process started, so a process that got the same pid later isn't mistaken for the lock's
 * holder. Undefined for a zombie, which no longer holds the lock.
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
  // Hard-link a finished file, so the lock never exists without its holder's name.
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
 * Removes a lock whose holder has died. Only one waiting process does this at a time, and it checks
 * the holder again first, because another process may have taken the lock since.
 * @param {string} lock @param {string} dead
 */
function clearDead(lock, dead) {
  const guard = `${lock}.clearing`
  try {
    mkdirSync(guard)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    // Clearing a lock takes less than a second, so if the guard is this old, the process that made
    // it has died.
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
 * Lets only one process in this checkout do the work at a time. The others wait. Clears a lock if
 * its holder has died.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  mkdirSync(SCRATCH, { recursive: true })
  const lock = join(SCRATCH, `${name}.lock`)
  const me = `${process.pid} ${startedAt(process.pid) ?? 'unknown'} ${hostname()}`
  let hasLogged = false
  while (!tryToTake(lock, me)) {
    const holder = readHolder(lock)
    if (holder === undefined) continue
    if (!isAlive(holder)) {
      clearDead(lock, holder)
      await sleep(10)
      continue
    }
    if (!hasLogged)
      console.log(`Waiting for process ${holder.split(' ')[0]}, which is already doing this ...`)
    hasLogged = true
    await sleep(150)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
