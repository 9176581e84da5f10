import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** All of a table's columns, named as in the code, for the select list of a prepared query. */
export const columnsOf = (table: PgTable): SQL =>
  sql.join(
    columns(table).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  )

/**
 * All of a table's columns as arguments of `json_build_object`. Don't use this for tables with
 * times or bytes, because JSON has neither.
 */
export const jsonFieldsOf = (table: PgTable): SQL =>
  sql.join(
    columns(table).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
    sql`, `,
  )

const columns = (table: PgTable) => Object.entries(getTableColumns(table))
