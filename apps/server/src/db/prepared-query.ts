import { is, Placeholder, type SQL } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from '#db/open.ts'

const dialect = new PgDialect()

/** Ids are bigints, which the driver would read as strings. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
}

/**
 * A prepared statement for a hot path: its SQL is built once per process and planned once per
 * connection. The name must be unique. Pass values through `sql.placeholder`.
 */
export function preparedQuery<Values extends Record<string, unknown>, Row extends object>(
  name: string,
  build: () => SQL,
): (db: Db, values: Values) => Promise<Row[]> {
  let built: { text: string; params: unknown[] } | undefined
  return async (db, values) => {
    built ??= textOf(build())
    const params = built.params.map((param) =>
      is(param, Placeholder) ? values[param.name] : param,
    )
    try {
      const { rows } = await driverOf(db).query<Row>({ name, text: built.text, types }, params)
      return rows
    } catch (error) {
      // The same error that Drizzle throws for its own queries.
      throw new DrizzleQueryError(built.text, params, error as Error)
    }
  }
}

function textOf(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { text, params }
}

/** The pool, or a transaction's connection. Drizzle doesn't expose it. */
const driverOf = (db: Db): pg.ClientBase => Reflect.get(db._.session, 'client')
