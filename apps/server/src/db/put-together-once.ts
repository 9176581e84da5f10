import type { Db } from '#db/open.ts'

/**
 * A query on a hot path, put together once and not at every call: building its SQL takes the process
 * longer than sending it. Values come by `sql.placeholder`.
 */
export function putTogetherOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}
