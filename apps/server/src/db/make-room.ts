import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

/** Of an ordered list: the rows from that position on move down by one. */
export async function makeRoom(db: Db, table: PgTable, isInList: SQL, position: number) {
  await db.execute(
    sql`update ${table} set position = position + 1 where ${isInList} and position >= ${position}`,
  )
}
