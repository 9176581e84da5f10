import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'
import { SCRATCH } from './paths.mjs'

const name = `test-${process.pid}`
const lock = join(SCRATCH, `${name}.lock`)

afterEach(() => rmSync(lock, { force: true }))

/**
 * Starts a process that takes the lock, writes "in" and "out" to the journal, and releases the
 * lock.
 */
function worker(journal: string): Promise<number | null> {
  const code = `
    import { appendFileSync } from 'node:fs'
    import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)}
    await withLock(${JSON.stringify(name)}, async () => {
      appendFileSync(${JSON.stringify(journal)}, 'in ')
      await new Promise((done) => setTimeout(done, 60))
      appendFileSync(${JSON.stringify(journal)}, 'out ')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
  return new Promise((resolve) => child.once('exit', resolve))
}

function holdAs(pid: number, started: string) {
  mkdirSync(SCRATCH, { recursive: true })
  writeFileSync(lock, `${pid} ${started} ${hostname()}`)
}

test('gives the lock to one of six processes at a time, even if the last holder died', async () => {
  const journal = join(mkdtempSync(join(tmpdir(), 'wattle-test-')), 'journal')
  const { pid } = spawnSync(process.execPath, ['--version'])
  holdAs(pid, '1')
  const codes = await Promise.all(Array.from({ length: 6 }, () => worker(journal)))
  expect(codes).toEqual([0, 0, 0, 0, 0, 0])
  expect(readFileSync(journal, 'utf8')).toBe('in out '.repeat(6))
})

test('ignores a holder whose pid now belongs to another process', async () => {
  holdAs(process.pid, '1')
  expect(await withLock(name, async () => 'done')).toBe('done')
})

test('releases the lock when the work fails', async () => {
  const failing = withLock(name, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})
