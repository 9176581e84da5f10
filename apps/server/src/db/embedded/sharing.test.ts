import { expect, test } from 'vitest'
import { startApp } from '#db/embedded/fixtures/app-process.ts'
import {
  createDataDir,
  findServer,
  listWrites,
  makeTestDir,
  QUICK,
} from '#db/embedded/fixtures/data-dir.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'

const ROUNDS = process.env.LONG === '1' ? 20 : 3
const CHANGES = process.env.LONG === '1' ? 20 : 2

test('shares one server between two processes that start at once, and lets the last one stop it', async () => {
  const dataDir = makeTestDir()
  // The first round also creates the cluster.
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = await Promise.all([
      startApp({ dataDir, settings: QUICK }),
      startApp({ dataDir, settings: QUICK }),
    ])
    expect(one.pid).toBe(other.pid)
    expect([one.adopted, other.adopted].sort()).toEqual([false, true])
    one.send({ write: round * 2 })
    other.send({ write: round * 2 + 1 })
    await Promise.all([one.waitFor('wrote'), other.waitFor('wrote')])

    await one.stop()
    expect(findServer(other.clusterDir)).toBe(other.pid)
    expect(await listWrites(other.connectionString)).toHaveLength(round * 2 + 2)
    await other.stop()
    expect(findServer(other.clusterDir)).toBeUndefined()
  }
})

test('stops the server only once when two processes stop at the same time', async () => {
  const dataDir = await createDataDir()
  const apps = [
    await startApp({ dataDir, settings: QUICK }),
    await startApp({ dataDir, settings: QUICK }),
  ]
  await Promise.all(apps.map((app) => app.stop()))
  expect(findServer(apps[0]?.clusterDir ?? '')).toBeUndefined()
})

test('gives a process a working server even if another process is stopping the current one', async () => {
  const dataDir = await createDataDir()
  let leaving = await startApp({ dataDir, settings: QUICK })
  for (let round = 0; round < CHANGES; round++) {
    const [, coming] = await Promise.all([leaving.stop(), startApp({ dataDir, settings: QUICK })])
    coming.send({ write: round })
    await coming.waitFor('wrote')
    leaving = coming
  }
  expect(await listWrites(leaving.connectionString)).toHaveLength(CHANGES)
  await leaving.stop()
})

test('keeps the server running after kill -9 on the product, and lets the next process use the server', async () => {
  const dataDir = await createDataDir()
  const killed = await startApp({ dataDir, settings: QUICK })
  killed.send({ write: 1 })
  await killed.waitFor('wrote')
  await killed.kill('SIGKILL')
  expect(findServer(killed.clusterDir)).toBe(killed.pid)

  const next = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  expect(next).toMatchObject({ adopted: true, pid: killed.pid })
  expect(await listWrites(next.connectionString)).toEqual([1])
  await next.stop()
  expect(findServer(next.clusterDir)).toBeUndefined()
})

test('stops the database server on Ctrl-C only after the product has finished writing', async () => {
  const app = await startApp({ dataDir: await createDataDir(), settings: QUICK })
  // Sends Ctrl-C to the whole process group, as a terminal does.
  process.kill(-(app.child.pid ?? 0), 'SIGINT')
  expect(await app.waitFor('wrote')).toBe(815)
  await app.waitFor('stopped')
  expect(findServer(app.clusterDir)).toBeUndefined()
})
