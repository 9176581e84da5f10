import fs from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import {
  createDataDir,
  findServer,
  makeTestDir,
  QUICK,
  query,
} from '#db/embedded/fixtures/data-dir.ts'
import { chooseSocketDir } from '#db/embedded/socket-directory.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'

test('keeps its data when the server stops and starts again', async () => {
  const dataDir = makeTestDir()
  const first = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  await query(first.connectionString, `create table kept as select 'yes' as word`)
  expect(first.adopted).toBe(false)
  expect(findServer(first.clusterDir)).toBe(first.pid)
  await first.stop()
  expect(findServer(first.clusterDir)).toBeUndefined()

  const second = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  expect(second.adopted).toBe(false)
  expect(await query(second.connectionString, 'select word from kept')).toEqual([{ word: 'yes' }])
  await second.stop()
})

test('owns its database without being a superuser, and opens no port', async () => {
  const server = await startEmbeddedPostgres({ dataDir: await createDataDir(), settings: QUICK })
  const rows = await query(
    server.connectionString,
    `select current_user as role, current_database() as database, rolsuper as superuser,
            current_setting('listen_addresses') as addresses,
            current_setting('fsync') as fsync, inet_server_port() as port
     from pg_roles where rolname = current_user`,
  )
  expect(rows).toEqual([
    {
      role: 'wattle',
      database: 'wattle',
      superuser: false,
      addresses: '',
      fsync: 'off',
      port: null,
    },
  ])
  // The role may add trusted extensions and tables.
  await query(server.connectionString, 'create extension citext; create table t (a citext)')
  await server.stop()
})

test("lets only the server's account enter the socket directory", async () => {
  const server = await startEmbeddedPostgres({ dataDir: await createDataDir(), settings: QUICK })
  const directory = fs.statSync(new pg.Client(server.connectionString).host)
  expect(directory.mode & 0o777).toBe(0o700)
  expect(directory.uid).toBe(fs.statSync(`/proc/${server.pid}`).uid)
  await server.stop()
})

test.each([
  ['spaces, quotes, commas and umlauts', `a 'b', "c" 50% ü`],
  ['too many letters for a socket', 'x'.repeat(120)],
])('starts in a DATA_DIR whose name has %s', async (_, name) => {
  const server = await startEmbeddedPostgres({
    dataDir: await createDataDir({ name }),
    settings: QUICK,
  })
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

test('rejects a socket directory in /tmp that another user could enter', () => {
  const clusterDir = `${makeTestDir()}/${'x'.repeat(120)}`
  const dir = chooseSocketDir(clusterDir, undefined)
  expect(fs.statSync(dir).mode & 0o777).toBe(0o700)
  fs.chmodSync(dir, 0o777)
  expect(() => chooseSocketDir(clusterDir, undefined)).toThrow("isn't safe to use. Remove it")
  fs.rmdirSync(dir)
  fs.symlinkSync('/tmp', dir)
  expect(() => chooseSocketDir(clusterDir, undefined)).toThrow("isn't safe to use. Remove it")
  fs.rmSync(dir)
})
