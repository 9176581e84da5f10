import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '#db/open.ts'
import { putTogetherOnce } from '#db/put-together-once.ts'

const dialect = new PgDialect()

/**
 * SQL of our own on a hot path, by a name that no other has: put together and planned once, not at
 * every call. Values come by `sql.placeholder`.
 */
export function statement<Values extends Record<string, unknown>, Row>(
  name: string,
  build: () => SQL,
): (db: Db, values: Values) => Promise<Row[]> {
  const prepared = putTogetherOnce((db) =>
    db._.session.prepareQuery(dialect.sqlToQuery(build()), undefined, name, false),
  )
  return async (db, values) => {
    const { rows } = (await prepared(db).execute(values)) as { rows: Row[] }
    return rows
  }
}
