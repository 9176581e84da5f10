import { buildApp } from '#app.ts'
import type { TestApp } from './test-app.ts'

/** A second instance of the app with its own database connections, like another process. */
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
