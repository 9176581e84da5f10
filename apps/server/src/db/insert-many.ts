import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/open.ts'

const ROWS_AT_ONCE = 5000

/**
 * Rows by the thousand as one value, into a table with an id. As parameters each, putting their statement together would take
 * the process a second and hold up everybody else's calls meanwhile. What one row gives, all should.
 */
export async function insertMany<T extends PgTable>(
  db: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<number[]> {
  const { name } = getTableConfig(table)
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  const given = Object.entries(getTableColumns(table)).filter(([key]) => keys.has(key))
  const columns = sql.join(
    given.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const target = sql.identifier(name)
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const records = rows
      .slice(at, at + ROWS_AT_ONCE)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(given.map(([key, column]) => [column.name, asJson(row[key])])),
      )
    const { rows: inserted } = await db.execute<{ id: string }>(sql`
      insert into ${target} (${columns})
      select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(records)}::json)
      returning id`)
    for (const { id } of inserted) ids.push(Number(id))
  }
  return ids
}

/** Bytes travel as PostgreSQL writes them, times as ISO texts. */
const asJson = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)
