import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/open.ts'

const ROWS_AT_ONCE = 5000

/**
 * Inserts thousands of rows into a table with an id, and returns the new ids. Sends the rows as
 * JSON, because building a statement with one parameter per value would block the process for a
 * second. Sends a value only once if it's the same in all rows. All rows should have the same
 * columns. `skipKnown` leaves out rows that violate a unique index.
 */
export async function insertMany<T extends PgTable>(
  db: Db,
  table: T,
  rows: T['$inferInsert'][],
  { skipKnown = false } = {},
): Promise<number[]> {
  const target = sql.identifier(getTableConfig(table).name)
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const { shared, own } = splitColumns(table, rows.slice(at, at + ROWS_AT_ONCE))
    const columns = (source: string, names: Iterable<string>) =>
      [...names].map((name) => sql`${sql.identifier(source)}.${sql.identifier(name)}`)
    const names = [...Object.keys(shared), ...own.names].map((name) => sql.identifier(name))
    const values = [...columns('shared', Object.keys(shared)), ...columns('own', own.names)]
    const { rows: inserted } = await db.execute<{ id: string }>(sql`
      insert into ${target} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)}
      from json_populate_record(null::${target}, ${JSON.stringify(shared)}::json) shared,
        json_populate_recordset(null::${target}, ${JSON.stringify(own.records)}::json) own
      ${skipKnown ? sql`on conflict do nothing` : sql``}
      returning id`)
    for (const { id } of inserted) ids.push(Number(id))
  }
  return ids
}

type Values = Record<string, unknown>

/** The values all rows share and the values that differ, keyed by column name. */
function splitColumns(table: PgTable, rows: Values[]) {
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  const usedColumns = Object.entries(getTableColumns(table)).filter(([key]) => keys.has(key))
  const isShared = ([key]: (typeof usedColumns)[number]) =>
    rows.every((row) => row[key] === rows[0]?.[key])
  const differing = usedColumns.filter((column) => !isShared(column))
  const picked = (row: Values = {}, columns = usedColumns) => {
    const values: Values = {}
    for (const [key, { name }] of columns) values[name] = asJson(row[key])
    return values
  }
  return {
    shared: picked(rows[0], usedColumns.filter(isShared)),
    own: {
      names: differing.map(([, { name }]) => name),
      records: rows.map((row) => picked(row, differing)),
    },
  }
}

/** Writes bytes in PostgreSQL's hex format. JSON.stringify handles all other values. */
const asJson = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)
