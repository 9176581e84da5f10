import { PROFILE_SOURCES } from '@wattle/contract/profile'
import { type SQL, sql } from 'drizzle-orm'

const RANKS = sql.raw(`array[${PROFILE_SOURCES.map((source) => `'${source}'`).join(', ')}]`)

/**
 * The contract's `mayReplace` in SQL: whether an answer from `source` can replace one from
 * `stored`.
 */
export const mayReplaceSql = (source: SQL, stored: SQL) =>
  sql`array_position(${RANKS}, ${source}) <= array_position(${RANKS}, ${stored})`
