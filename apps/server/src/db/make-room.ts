import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

/** Moves the rows of an ordered list down by one, from this position on. */
export async function makeRoom(db: Db, table: PgTable, isInList: SQL, position: number) {
  await db.execute(
    sql`update ${table} set position = position + 1 where ${isInList} and position >= ${position}`,
  )
}
