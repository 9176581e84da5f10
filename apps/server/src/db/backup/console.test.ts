import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nameBackup } from '#db/backup/console.ts'
import { createDataDir, findServer, QUICK, query } from '#db/embedded/fixtures/data-dir.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { migrate } from '#db/migrate.ts'

const scripts = fileURLToPath(new URL('../../../../../scripts', import.meta.url))

/**
 * Runs a script the way `npm run` does. The only environment variables are PATH, DATA_DIR and the
 * folder where Node caches compiled modules.
 */
function run(script: string, dataDir: string, ...args: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir }
  return new Promise<{ code: number; output: string }>((resolve) => {
    const file = path.join(scripts, script)
    execFile(process.execPath, [file, ...args], { env, cwd: '/' }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

test('backs up and restores the database whether or not the product is running', async () => {
  const dataDir = await createDataDir()
  const product = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  await migrate(product.connectionString)
  const put = (key: string) =>
    query(
      product.connectionString,
      `insert into rate_limits (key, count, window_ends_at) values ('${key}', 1, now())`,
    )
  await put('before')
  const backup = await run('db-backup.ts', dataDir)
  expect(backup).toMatchObject({ code: 0 })
  expect(backup.output).toMatch(/public\.rate_limits: 1\n/)
  const file = /Backup written to (\S+\.backup)\./.exec(backup.output)?.[1] ?? ''
  expect(path.dirname(file)).toBe(path.join(dataDir, 'backups'))
  expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700)

  await put('after')
  const unsure = await run('db-restore.ts', dataDir, file)
  expect(unsure.code).toBe(1)
  expect(unsure.output).toContain('Nothing was changed. Add --yes')
  expect(await query(product.connectionString, 'select key from rate_limits')).toHaveLength(2)

  const restored = await run('db-restore.ts', dataDir, file, '--yes')
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.output).toMatch(/All data is now as it was at \d{4}-/)
  expect(findServer(product.clusterDir)).toBe(product.pid)
  const keys = 'select key from rate_limits'
  expect(await query(product.connectionString, keys)).toEqual([{ key: 'before' }])

  // While the product is stopped, each command starts the database server and stops it again.
  await product.stop()
  fs.rmSync(path.join(dataDir, 'postgres'), { recursive: true })
  expect(await run('db-restore.ts', dataDir, file, '--yes')).toEqual({
    code: 0,
    output: expect.stringContaining('All data is now as it was at'),
  })
  expect(findServer(product.clusterDir)).toBeUndefined()
  const again = await startEmbeddedPostgres({ dataDir, settings: QUICK })
  expect(await query(again.connectionString, keys)).toEqual([{ key: 'before' }])
  await again.stop()
})

test("explains in one line why it can't back up or restore the database", async () => {
  const dataDir = await createDataDir()
  expect(await run('db-restore.ts', dataDir)).toEqual({
    code: 2,
    output: 'Usage: npm run db:restore -- <file> [--yes]\n',
  })
  expect(await run('db-restore.ts', dataDir, '/nowhere/a.backup', '--yes')).toEqual({
    code: 1,
    output: "There's no file /nowhere/a.backup.\n",
  })
  expect(await run('db-backup.ts', dataDir)).toEqual({
    code: 1,
    output: 'This database has no Wattle data yet.\n',
  })
})

test('names backups so that they sort by time', () => {
  expect(nameBackup('/data', new Date('2026-11-15T04:33:07.123Z'))).toBe(
    '/data/backups/wattle-20261115T043307Z.backup',
  )
})
