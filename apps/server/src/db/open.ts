import { availableParallelism } from 'node:os'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseClient } from './client.ts'
import { PreparedClient } from './prepared-client.ts'

/**
 * More connections would only wait for each other in the database. See
 * docs/decisions/0019-few-connections.md.
 */
const CONNECTIONS = Math.max(6, Math.min(4 * availableParallelism(), 20))
const STATEMENT_TIMEOUT_MS = 15_000

type Options = {
  /** False behind a pooler that doesn't support prepared statements. */
  preparedStatements?: boolean
}

export function openDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  { preparedStatements = true }: Options = {},
) {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    Client: preparedStatements ? PreparedClient : DatabaseClient,
    application_name: 'wattle',
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  })
  // An idle connection that breaks (say, when the server restarts) mustn't end the process.
  pool.on('error', onError)
  return Object.assign(drizzle(pool), { close: () => pool.end() })
}

export type Database = ReturnType<typeof openDatabase>

/** The pool or a transaction. Queries take either. */
export type Db = Pick<
  Database,
  '_' | 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | 'with' | '$with'
>
