import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { spawnApp, startApp } from '#db/embedded/fixtures/app-process.ts'
import {
  createDataDir,
  findServer,
  listWrites,
  makeTestDir,
  QUICK,
  query,
  untilDead,
} from '#db/embedded/fixtures/data-dir.ts'
import type { Installation } from '#db/embedded/installation.ts'
import { findProcessState } from '#db/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { openDatabase } from '#db/open.ts'

const ROUNDS = process.env.LONG === '1' ? 10 : 2
const WRITES_A_ROUND = 50

test('keeps every acknowledged write after the product and its server are killed with kill -9', async () => {
  const dataDir = await createDataDir()
  const acknowledged: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const app = await startApp({ dataDir })
    expect(app.adopted).toBe(false)
    expect(await listWrites(app.connectionString)).toEqual(expect.arrayContaining(acknowledged))
    app.send({ writeFrom: round * 1_000_000 })
    for (let count = 0; count < WRITES_A_ROUND; count++) await app.waitFor('wrote')
    await killBoth(app)
    acknowledged.push(...app.acknowledged)
  }
  const server = await startEmbeddedPostgres({ dataDir })
  const found = await listWrites(server.connectionString)
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_A_ROUND)
  expect(found).toEqual(expect.arrayContaining(acknowledged))
  await server.stop()
})

test('restarts a server that dies while in use, and keeps its data', async () => {
  const server = await startEmbeddedPostgres({ dataDir: await createDataDir(), settings: QUICK })
  await query(server.connectionString, 'create table kept as select 7 as number')
  const firstPid = server.pid
  process.kill(firstPid, 'SIGKILL')
  const database = openDatabase(server.connectionString, () => undefined)
  const kept = async () =>
    (await database.execute(sql`select number from kept`).catch(() => undefined))?.rows
  await expect.poll(kept, { timeout: 60_000 }).toEqual([{ number: 7 }])
  await expect.poll(() => findServer(server.clusterDir), { timeout: 60_000 }).toBeDefined()
  await database.close()
  expect(findServer(server.clusterDir)).not.toBe(firstPid)
  await server.stop()
  expect(findServer(server.clusterDir)).toBeUndefined()
})

test('starts even if the first start was killed halfway through', async () => {
  const dataDir = makeTestDir()
  const installation = makeEndlessInitdb(path.dirname(dataDir))
  const app = spawnApp({ dataDir, settings: QUICK, installation })
  const isBegun = () => listDrafts(dataDir).some((draft) => fs.existsSync(`${draft}/base`))
  await expect.poll(isBegun, { timeout: 60_000 }).toBe(true)
  await app.kill('SIGKILL')
  // The product's child processes outlive it, so this kills its whole process group.
  onTestFinished(() => void process.kill(-Number(app.child.pid), 'SIGKILL'))
  expect(fs.existsSync(path.join(dataDir, 'postgres'))).toBe(false)

  const server = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

/** Binaries with an initdb that never finishes, so a test always has time to kill it. */
function makeEndlessInitdb(above: string): Installation {
  const dir = path.join(above, 'stand-in')
  const programs = {
    postgres: 'echo "postgres (PostgreSQL) 18.0"',
    initdb: 'mkdir "$2/base"; exec sleep 1000',
  }
  const bin = path.join(dir, 'native', 'bin')
  fs.mkdirSync(bin, { recursive: true })
  for (const [name, line] of Object.entries(programs))
    fs.writeFileSync(path.join(bin, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  return { dir, version: 'stand-in' }
}

function listDrafts(dataDir: string): string[] {
  const names = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : []
  return names.filter((name) => name.includes('.draft-')).map((name) => path.join(dataDir, name))
}

test("starts if another program now has the crashed server's pid", async () => {
  const { dataDir, clusterDir } = await crashServer()
  const other = spawn('sleep', ['1000'], ownerOf(clusterDir))
  onTestFinished(() => void other.kill())
  noteAsServer(clusterDir, other.pid)

  const server = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  expect(server.adopted).toBe(false)
  expect(await query(server.connectionString, 'select word from kept')).toEqual([{ word: 'yes' }])
  expect(other.exitCode).toBeNull()
  await server.stop()
})

test('starts if the dead server is still a zombie', async () => {
  const { dataDir, clusterDir } = await crashServer()
  const zombie = await makeZombie(clusterDir)
  expect(findProcessState(zombie, clusterDir)).toBe('zombie')
  noteAsServer(clusterDir, zombie)

  const server = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  expect(await query(server.connectionString, 'select word from kept')).toEqual([{ word: 'yes' }])
  await server.stop()
})

test("starts if a full disk left the server's pid file empty", async () => {
  const { dataDir, clusterDir } = await crashServer()
  fs.writeFileSync(path.join(clusterDir, 'postmaster.pid'), '')
  const server = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  expect(await query(server.connectionString, 'select word from kept')).toEqual([{ word: 'yes' }])
  await server.stop()
})

/** A cluster whose server and product were killed after writing. */
async function crashServer() {
  const dataDir = await createDataDir()
  const app = await startApp({ dataDir, settings: QUICK })
  await query(app.connectionString, `create table kept as select 'yes' as word`)
  await killBoth(app)
  return { dataDir, clusterDir: app.clusterDir }
}

/**
 * Kills the product and its server, like a power cut. Suspends the product first, or it might
 * notice and restart the server.
 */
async function killBoth(app: Awaited<ReturnType<typeof startApp>>) {
  app.child.kill('SIGSTOP')
  process.kill(app.pid, 'SIGKILL')
  await app.kill('SIGKILL')
  await untilDead(app.pid, app.clusterDir)
}

/** The account the server runs under. PostgreSQL ignores a pid that belongs to another account. */
function ownerOf(clusterDir: string) {
  const { uid, gid } = fs.statSync(clusterDir)
  return { uid, gid }
}

function noteAsServer(clusterDir: string, pid: number | undefined) {
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = path.join(clusterDir, name)
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(pid)))
  }
}

/**
 * Makes a zombie: a child that exits once its parent has been replaced by a program that never
 * waits for it.
 */
async function makeZombie(clusterDir: string): Promise<number> {
  const script = 'exec 3<&0; cat <&3 & echo $!; exec sleep 1000'
  const parent = spawn('sh', ['-c', script], { ...ownerOf(clusterDir), stdio: 'pipe' })
  onTestFinished(() => void parent.kill())
  const [line] = await once(createInterface(parent.stdout), 'line')
  const nameOfParent = () => fs.readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()
  await expect.poll(nameOfParent, { interval: 1, timeout: 20_000 }).toBe('sleep')
  parent.stdin.end()
  const state = () => findProcessState(Number(line), clusterDir)
  await expect.poll(state, { interval: 1, timeout: 20_000 }).toBe('zombie')
  return Number(line)
}
