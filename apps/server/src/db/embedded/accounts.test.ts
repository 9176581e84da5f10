import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findUnprivilegedAccount, isRoot } from '#db/embedded/account.ts'
import { startApp } from '#db/embedded/fixtures/app-process.ts'
import { createDataDir, makeTestDir, QUICK, query } from '#db/embedded/fixtures/data-dir.ts'
import { findInstallation, type Installation, readInstallation } from '#db/embedded/installation.ts'
import { SHARED_STATE_DIR } from '#db/embedded/place.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'

const NOBODY = 65534
const ownerOf = (file: string | number) => fs.statSync(String(file)).uid

test('runs binaries that npm installed without symlinks or execute permissions', async () => {
  const installation = makeIncomplete({ mode: 0o755 })
  const server = await startEmbeddedPostgres({
    dataDir: await createDataDir(),
    settings: QUICK,
    installation,
  })
  expect(commandOf(server.pid)).toContain(installation.dir)
  await server.stop()
})

describe.runIf(isRoot())('the embedded database as root', () => {
  test('runs the server as another user, within DATA_DIR and without our environment variables', async () => {
    const dataDir = await createDataDir()
    const server = await startEmbeddedPostgres({ dataDir, settings: QUICK })
    expect(ownerOf(`/proc/${server.pid}`)).toBe(findUnprivilegedAccount().uid)
    expect(server.clusterDir).toBe(path.join(dataDir, 'postgres'))
    // The user who runs the server doesn't get our environment, which contains secrets.
    const names = fs.readFileSync(`/proc/${server.pid}/environ`, 'utf8').match(/[A-Z_]+(?==)/g)
    expect(names?.sort()).toEqual(expect.arrayContaining(['LC_ALL', 'PATH', 'TZ']))
    expect(names).not.toContain('HOME')
    await server.stop()
  })

  test("puts the database elsewhere if the server's user can't reach DATA_DIR, says where, and keeps it there", async () => {
    const dataDir = makeTestDir({ mode: 0o700 })
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const first = await startEmbeddedPostgres({ dataDir, settings: QUICK, say })
    expect(first.clusterDir).toMatch(/^\/var\/lib\/wattle\/[0-9a-f]{16}\/postgres$/)
    expect(lines).toEqual([
      `The database is in ${first.clusterDir}, because ${dataDir} can't be reached by the user that runs it.`,
    ])
    await query(first.connectionString, `create table kept as select 'yes' as word`)
    await first.stop()

    // Renaming DATA_DIR or making its parent accessible doesn't lead to another, empty database.
    fs.renameSync(dataDir, `${dataDir}-moved`)
    fs.chmodSync(path.dirname(dataDir), 0o711)
    const second = await startEmbeddedPostgres({
      dataDir: `${dataDir}-moved`,
      settings: QUICK,
      say,
    })
    expect(second.clusterDir).toBe(first.clusterDir)
    expect(await query(second.connectionString, 'select word from kept')).toEqual([{ word: 'yes' }])
    await second.stop()
    fs.rmSync(`${dataDir}-moved`, { recursive: true })

    // A DATA_DIR that was removed and created again starts empty, but nothing is deleted.
    fs.chmodSync(path.dirname(dataDir), 0o700)
    const third = await startEmbeddedPostgres({ dataDir, settings: QUICK, say })
    const tables = await query(third.connectionString, `select to_regclass('kept') as kept`)
    expect(tables).toEqual([{ kept: null }])
    await third.stop()
    const aside = /moved an older database .* to (\S+)\.$/.exec(lines[1] ?? '')?.[1] ?? 'nowhere'
    expect(fs.existsSync(path.join(aside, 'postgres', 'PG_VERSION'))).toBe(true)
    fs.rmSync(aside, { recursive: true })
  })

  test("stops if it can't reach the database, and never replaces it with an empty one", async () => {
    const dataDir = await createDataDir()
    fs.chmodSync(path.dirname(dataDir), 0o700)
    onTestFinished(() => fs.chmodSync(path.dirname(dataDir), 0o711))
    await expect(startEmbeddedPostgres({ dataDir, settings: QUICK })).rejects.toThrow(
      `because that user has no access to ${path.dirname(dataDir)}. Grant it: chmod o+x ${path.dirname(dataDir)}`,
    )
  })

  test('copies an incomplete installation that only root can write to, so an ordinary user can run it', async () => {
    const installation = makeIncomplete({ mode: 0o755 })
    const dataDir = createDataDirOf(NOBODY)
    const asNobody = { dataDir, uid: NOBODY, settings: QUICK, installation }
    const theirs = await startApp(asNobody)
    expect(commandOf(theirs.pid)).toContain(`${dataDir}/postgresql-`)
    expect(ownerOf(theirs.clusterDir)).toBe(NOBODY)
    expect(ownerOf(`/proc/${theirs.pid}`)).toBe(NOBODY)
    theirs.send({ write: 1 })
    await theirs.waitFor('wrote')
    await theirs.stop()

    // Root runs the database as the user who owns it.
    const ours = await startEmbeddedPostgres({ dataDir, settings: QUICK, installation })
    expect(ownerOf(`/proc/${ours.pid}`)).toBe(NOBODY)
    expect(await query(ours.connectionString, 'select id from writes')).toEqual([{ id: 1 }])
    await ours.stop()

    // The owner can still start the database afterwards.
    const again = await startApp(asNobody)
    await again.stop()
  })

  test("tells an ordinary user that the database belongs to another user, or that they can't use the directory", async () => {
    const dataDir = await createDataDir()
    const installation = makeIncomplete({ mode: 0o755 })
    const asNobody = { dataDir, uid: NOBODY, settings: QUICK, installation }
    await expect(startApp(asNobody)).rejects.toThrow("This account isn't allowed to use")
    fs.chownSync(dataDir, NOBODY, NOBODY)
    fs.rmSync(path.join(dataDir, 'postgres.lock'))
    await expect(startApp(asNobody)).rejects.toThrow(
      `The database in ${dataDir}/postgres belongs to another user (uid `,
    )
  })

  test('runs binaries from a copy that only root can write to if their directory is closed to other users', async () => {
    const installation = makeIncomplete({ mode: 0o700 })
    const copy = path.join(
      SHARED_STATE_DIR,
      `postgresql-0.0.0-test-${process.platform}-${process.arch}`,
    )
    onTestFinished(() => fs.rmSync(copy, { recursive: true, force: true }))
    const dataDir = await createDataDir()
    const start = () => startEmbeddedPostgres({ dataDir, settings: QUICK, installation })
    const server = await start()
    expect(commandOf(server.pid)).toContain(`${copy}/native/bin/postgres`)
    await server.stop()

    // A cleanup job has deleted a file from the copy. The next start replaces it.
    const taken = path.join(copy, 'native', 'share', 'postgresql', 'timezonesets', 'Default')
    fs.rmSync(taken)
    await (await start()).stop()
    expect(fs.existsSync(taken)).toBe(true)

    fs.chownSync(copy, NOBODY, NOBODY)
    await expect(start()).rejects.toThrow(
      `${copy} was made by another user, so it isn't safe to run PostgreSQL from. Remove it.`,
    )
  })
})

function commandOf(pid: number): string {
  return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

function createDataDirOf(uid: number): string {
  const dataDir = makeTestDir()
  fs.mkdirSync(dataDir)
  fs.chownSync(dataDir, uid, uid)
  return dataDir
}

/**
 * A copy of the embedded PostgreSQL package in a directory that any user can reach, even if they
 * can't enter the checkout.
 */
const unpacked = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'wattle-test-')), 'package')
// Skips files that these tests don't need, for speed.
const isNeeded = (file: string) => !/\.a$|\/extension\/(?!plpgsql)/.test(file)
beforeAll(() => fs.cpSync(findInstallation().dir, unpacked, { recursive: true, filter: isNeeded }))
afterAll(() => fs.rmSync(path.dirname(unpacked), { recursive: true }))

/**
 * The package as npm unpacks it without install scripts: it has no links, and the binaries aren't
 * even executable.
 */
function makeIncomplete({ mode }: { mode: number }): Installation {
  fs.chmodSync(path.dirname(unpacked), mode)
  const lib = path.join(unpacked, 'native', 'lib')
  for (const entry of fs.readdirSync(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) fs.rmSync(path.join(lib, entry.name))
  }
  fs.chmodSync(path.join(unpacked, 'native', 'bin', 'initdb'), 0o644)
  return { ...readInstallation(unpacked), version: '0.0.0-test' }
}
