import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { prepareQueue } from '#jobs/prepare.ts'
import { createTestDatabase } from './test-database.ts'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { serverUrl: string; template: string }
  }
}

let stop: (() => Promise<void>) | undefined

/** One server for all tests, and one migrated database that each test file copies. */
export async function setup(project: TestProject) {
  const server = await startTestServer()
  const prepared = await createTestDatabase(server.url)
  await migrate(prepared.url)
  await prepareQueue(prepared.url)
  const template = new URL(prepared.url).pathname.slice(1)
  project.provide('postgres', { serverUrl: server.url, template })
  stop = async () => {
    await prepared.drop()
    await server.stop()
  }
}

export const teardown = () => stop?.()
