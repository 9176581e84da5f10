import { createHash } from 'node:crypto'
import type pg from 'pg'
import { DatabaseClient } from './client.ts'

/**
 * Prepare a statement once it has been sent this many times. Lists whose length varies, as in `in
 * (…)`, create many statements that are only sent once or twice.
 */
const PREPARE_AFTER = 3
/**
 * We don't prepare longer statements. They handle hundreds of rows, so planning them takes far less
 * time than running them.
 */
const LONGEST_TEXT = 8_000
const MOST_COUNTED = 5_000
/** Searches aren't prepared, because the best plan depends on what the person typed. */
const SEARCH = /\bi?like\b/

const counts = new Map<string, number>()
const names = new Map<string, string>()

/** Undefined for a statement that isn't prepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || text.length > LONGEST_TEXT || names.size >= PreparedClient.limit) return known
  if (SEARCH.test(text)) return undefined
  const count = (counts.get(text) ?? 0) + 1
  if (count < PREPARE_AFTER) {
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * A connection that prepares the statements it sends often. Planning a join of six tables takes the
 * server ten times as long as running it.
 */
export class PreparedClient extends DatabaseClient {
  /**
   * How many statements to prepare. There's a limit, because every connection keeps each prepared
   * statement, both in the driver and on the server.
   */
  static limit = 400

  protected override named(query: pg.QueryConfig): pg.QueryConfig {
    const name = query.name ?? nameOf(query.text)
    return name ? { ...query, name } : query
  }
}
