import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { prepareQueue } from '#jobs/prepare.ts'
import { createTestDatabase } from './test-database.ts'
import { startTestServer } from './test-server.ts'

type Shared = { serverUrl: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Shared
    /** Files that several test files use. We remove the folder after the last one. */
    runFolder: string
  }
}

const COMPILED = path.join(import.meta.dirname, '../../../../node_modules/.cache/compiled')

type Running = { shared: Shared; runFolder: string; stop: () => Promise<void> }

declare global {
  var wattleTestServer: { users: number; running: Promise<Running> } | undefined
}

/**
 * One server for all tests, and one migrated database that each test file copies. Vitest calls this
 * once for each of our two Vitest projects, in one process but with separate modules. So the
 * projects share the server through a global variable.
 */
export async function setup(project: TestProject) {
  globalThis.wattleTestServer ??= { users: 0, running: start() }
  globalThis.wattleTestServer.users++
  const { shared, runFolder } = await globalThis.wattleTestServer.running
  project.provide('postgres', shared)
  project.provide('runFolder', runFolder)
}

/** Stops the server after the last project. */
export async function teardown() {
  const server = globalThis.wattleTestServer
  if (!server || --server.users > 0) return
  globalThis.wattleTestServer = undefined
  await (await server.running).stop()
}

async function start(): Promise<Running> {
  const server = await startTestServer()
  const prepared = await createTestDatabase(server.url)
  await migrate(prepared.url)
  await prepareQueue(prepared.url)
  const template = new URL(prepared.url).pathname.slice(1)
  const runFolder = mkdtempSync(path.join(tmpdir(), 'wattle-test-'))
  // As root, we run PostgreSQL under another account, which must be able to enter the folder.
  chmodSync(runFolder, 0o711)
  // Our workers and the processes that tests start load the same modules in every run.
  process.env.NODE_COMPILE_CACHE ??= COMPILED
  return {
    shared: { serverUrl: server.url, template },
    runFolder,
    async stop() {
      await prepared.drop()
      await server.stop()
      rmSync(runFolder, { recursive: true })
    },
  }
}
