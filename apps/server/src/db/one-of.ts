import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * Writes the values as literals, not parameters, so a prepared statement's plan can use the partial
 * indexes.
 */
export const oneOf = (value: Column | SQL, list: readonly string[]) =>
  sql<boolean>`${value} in (${sql.raw(list.map((item) => `'${item}'`).join(', '))})`
