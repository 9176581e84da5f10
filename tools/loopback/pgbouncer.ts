import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runSql } from '../../apps/server/src/testing/run-sql.ts'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { findProgram, freePorts, give, makeRunFolder, startService, waitFor } from './service.ts'

export type Pooler = {
  url: string
  version: string
  /**
   * Whether PgBouncer can share prepared statements between connections, as versions from 1.21 can.
   */
  sharesStatements: boolean
  stop(): Promise<void>
}

/**
 * Starts PgBouncer with our own configuration in front of a server. Undefined if PgBouncer isn't
 * installed.
 */
export async function startPgBouncer(serverUrl: string): Promise<Pooler | undefined> {
  const program = findProgram('pgbouncer')
  if (!program) return undefined
  const [, version = ''] = /PgBouncer (\d+\.\d+)/.exec(String(execFileSync(program, ['-V']))) ?? []
  const sharesStatements = Number(version.split('.')[1]) >= 21
  const folder = makeRunFolder('pgbouncer')
  const [port = 0] = await freePorts(1)
  const { hostname, port: serverPort, username } = new URL(serverUrl)
  const users = join(folder.path, 'users.txt')
  writeFileSync(users, `"${username}" ""\n`)
  const file = join(folder.path, 'pgbouncer.ini')
  const changed = readFileSync(join(ROOT, 'ops/pgbouncer.ini'), 'utf8')
    .replace('host=127.0.0.1 port=5432', `host=${decodeURIComponent(hostname)} port=${serverPort}`)
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*/m, 'auth_type = trust')
    .replace(/^auth_file = .*/m, `auth_file = ${users}`)
    .replace(/^; (max_prepared_statements)/m, sharesStatements ? '$1' : '; $1')
  // Each transaction gets a different connection from the one before, so anything that relies on a
  // session fails here. There are few enough connections that processes have to share them.
  writeFileSync(file, `${changed}\nunix_socket_dir =\nserver_round_robin = 1\n`)
  for (const path of [users, file]) give(path)
  const service = startService(program, [file], { log: join(folder.path, 'log') })
  const url = `postgresql://${username}@127.0.0.1:${port}/postgres`
  await waitFor('PgBouncer', () => runSql(url, 'select 1'))
  return {
    url,
    version,
    sharesStatements,
    async stop() {
      await service.end('SIGTERM')
      folder.remove()
    },
  }
}
