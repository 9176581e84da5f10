import { beFloor } from '../harness/floor.ts'
import { createFastify, createPool } from '../harness/libraries.ts'

/**
 * One SQL statement. `values` names the fields of the path, query or body to pass as its
 * parameters.
 */
type Statement = { sql: string; values: string[] }

export type SqlRoute = {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  /** The statements to run one after another, in one transaction if `transaction` is set. */
  statements: Statement[]
  transaction?: boolean
}

type Settings = { connectionString: string; routes: SqlRoute[] }

/** The floor uses the driver's default pool size. */
const CONNECTIONS = 10

/**
 * A floor (baseline) to compare the product with: Fastify and the database driver run the given
 * SQL, without authentication, validation or logging, and return the rows as they are.
 */
beFloor(async ({ connectionString, routes }: Settings) => {
  const pool = createPool(connectionString, CONNECTIONS)
  const app = createFastify()
  for (const { method, url, statements, transaction } of routes) {
    app.route({
      method,
      url,
      async handler(request) {
        const given = {
          ...Object(request.params),
          ...Object(request.query),
          ...Object(request.body),
        }
        const client = transaction ? await pool.connect() : pool
        const answers = []
        try {
          if (transaction) await client.query('begin')
          for (const { sql, values } of statements) {
            const { rows } = await client.query(
              sql,
              values.map((name) => given[name]),
            )
            answers.push(rows)
          }
          if (transaction) await client.query('commit')
        } finally {
          if (transaction) (client as { release(): void }).release()
        }
        return answers.length === 1 ? answers[0] : answers
      },
    })
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server
})
