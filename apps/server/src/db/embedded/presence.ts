import pg from 'pg'
import { SUPERUSER } from '#db/embedded/cluster.ts'
import { EmbeddedPostgresError } from '#db/embedded/failure.ts'
import { SOCKET_PORT } from '#db/embedded/socket-directory.ts'

/** The key of an advisory lock. Every process that uses the server holds it in shared mode. */
const IN_USE = 815

const CANNOT_CONNECT_NOW = '57P03'
const CONNECT_TIMEOUT_MS = 3_000

/**
 * Marks us as one of the processes using the server. The mark disappears when our process ends,
 * even if it crashes.
 */
export type Presence = {
  client: pg.Client
  /** True for the last process: no other process uses the server, and none can join from now on. */
  isLast(): Promise<boolean>
  leave(): Promise<void>
  /** Resolves when the connection ends, through leave() or because the server went down. */
  ended: Promise<void>
}

/**
 * 'absent' means that nothing is listening. 'busy' means that there's a server, but it's starting,
 * recovering or stopping.
 */
export async function join(socketDir: string): Promise<Presence | 'absent' | 'busy'> {
  const client = new pg.Client({
    host: socketDir,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
    application_name: 'wattle launcher',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // `ended` reports a lost connection. Without a listener, the error would end the process.
  client.on('error', () => {})
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as joined', [
      IN_USE,
    ])
    if (rows[0]?.joined) return { client, ended, ...membership(client) }
    await client.end()
    return 'busy'
  } catch (error) {
    await client.end().catch(() => {})
    return kindOfRefusal(error as NodeJS.ErrnoException, socketDir)
  }
}

function membership(client: pg.Client) {
  return {
    async isLast() {
      // Our own shared lock doesn't block us, but any other session's does.
      const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [IN_USE])
      return rows[0]?.last === true
    },
    async leave() {
      // Unlocks explicitly, because the session may outlive this call by a moment.
      await client.query('select pg_advisory_unlock_all()').catch(() => {})
      await client.end().catch(() => {})
    },
  }
}

function kindOfRefusal(error: NodeJS.ErrnoException, socketDir: string): 'absent' | 'busy' {
  if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return 'absent'
  const isPassing =
    error.code === CANNOT_CONNECT_NOW ||
    error.code === 'ECONNRESET' ||
    /terminated unexpectedly|timeout/i.test(error.message)
  if (isPassing) return 'busy'
  throw new EmbeddedPostgresError(
    `PostgreSQL in ${socketDir} is running but refuses connections (${error.message}). Stop the programs that use it and start again.`,
    { cause: error },
  )
}
