import { buildApp } from '#app.ts'
import { openDatabase } from '#db/open.ts'
import type { TestApp } from './test-app.ts'

/** The same product again with its own connections, so the database sees another process. */
export async function startSecondProcess({ databaseUrl, deps }: TestApp) {
  const db = openDatabase(databaseUrl, () => {})
  const server = await buildApp({ ...deps, db }, { webRoot: '/nonexistent' })
  async function close() {
    await server.close()
    await db.close()
  }
  return { server, db, close }
}

export type SecondProcess = Awaited<ReturnType<typeof startSecondProcess>>
