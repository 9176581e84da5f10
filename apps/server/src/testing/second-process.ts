import { buildApp } from '#app.ts'
import type { TestApp } from './test-app.ts'

/** The same product again with its own connections, so the database sees another process. */
export async function startSecondProcess({ connect, deps }: TestApp) {
  const db = connect()
  const server = await buildApp({ ...deps, db }, { webRoot: '/nonexistent' })
  async function close() {
    await server.close()
    await db.close()
  }
  return { server, db, close }
}

export type SecondProcess = Awaited<ReturnType<typeof startSecondProcess>>
