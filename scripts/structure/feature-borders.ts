import type { Rule, Tree } from './tree.ts'

const SRC = 'apps/server/src/'
const FEATURE = /^apps\/server\/src\/features\/[^/]+(?=\/)/
const MOST_FEATURES = 20
const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g
const WRITE =
  /(?:\.(?:insert|update|delete)\(|\b(?:insertMany|makeRoom)\(\s*\w+,|\b(?:insert\s+into|update|delete\s+from)\s+(?:\$\{)?)\s*(\w+)/gi

/**
 * The only file that may write to other features' tables. A booking is a single statement, so that
 * two people can't get the same slot.
 */
const BOOKING = `${SRC}features/participation/booking-queries.ts`
const WRITTEN_BY_BOOKING = ['slots', 'interviews']

/** For each table, the folders whose Drizzle or SQL statements write to it. */
function writersOf({ paths, textOf }: Tree): Map<string, Set<string>> {
  const code = [...paths].filter((path) => path.startsWith(SRC) && /(?<!\.test)\.tsx?$/.test(path))
  const schema = code.filter((path) => path.startsWith(`${SRC}db/schema/`))
  const tables = schema.flatMap((path) => [...textOf(path).matchAll(TABLE)])
  const nameOf = new Map(
    tables.flatMap(([, name, table]) => [name, table].map((one) => [one, table])),
  )
  const writers = new Map(tables.map(([, , table]) => [table ?? '', new Set<string>()]))
  for (const path of code) {
    const folder = path.slice(SRC.length, path.lastIndexOf('/'))
    if (/^(testing|demo)\b/.test(folder)) continue
    for (const [, name = ''] of textOf(path).matchAll(WRITE)) {
      const table = nameOf.get(name) ?? ''
      const isBooking = path === BOOKING && WRITTEN_BY_BOOKING.includes(table)
      if (!isBooking) writers.get(table)?.add(folder)
    }
  }
  return writers
}

/** Checks that there aren't too many server features, and that only a table's owner writes to it. */
export const featureBorders: Rule = (tree) => {
  const features = new Set([...tree.paths].flatMap((path) => FEATURE.exec(path) ?? []))
  const writers = writersOf(tree)
  const violations = [...writers]
    .filter(([, folders]) => folders.size > 1)
    .map(
      ([table, folders]) => `${[...folders].join(' and ')} both write to ${table}. Only one can.`,
    )
  if (features.size > MOST_FEATURES)
    violations.push(
      `There are ${features.size} feature folders. Merge some until there are ${MOST_FEATURES}.`,
    )
  // `read` counts the tables, so the check fails if it finds none.
  return { read: writers.size, violations }
}
