import type { Rule, Tree } from './tree.ts'

const SRC = 'apps/server/src/'
const FEATURE = /^apps\/server\/src\/features\/[^/]+(?=\/)/
const MOST_FEATURES = 20
const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g
const WRITE =
  /(?:\.(?:insert|update|delete)\(|\binsertMany\(\s*\w+,|\b(?:insert\s+into|update|delete\s+from)\s+(?:\$\{)?)\s*(\w+)/gi

/**
 * Features that may write to another feature's table. A booking is a single statement, so that two
 * people can't get the same slot.
 */
const EXCEPTIONS = ['slots by features/participation', 'interviews by features/participation']

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
      if (!EXCEPTIONS.includes(`${table} by ${folder}`)) writers.get(table)?.add(folder)
    }
  }
  return writers
}

/** Checks that there aren't too many server features, and that only a table's owner writes to it. */
export const featureBorders: Rule = {
  name: 'feature-borders',
  check: (tree) => {
    const features = new Set([...tree.paths].flatMap((path) => FEATURE.exec(path) ?? []))
    const writers = writersOf(tree)
    const sentences = [...writers]
      .filter(([, folders]) => folders.size > 1)
      .map(
        ([table, folders]) =>
          `${[...folders].join(' and ')} both write to ${table}. Only one feature can.`,
      )
    if (features.size > MOST_FEATURES)
      sentences.push(
        `There are ${features.size} feature folders. Merge some until there are ${MOST_FEATURES}.`,
      )
    const violations = sentences.map((sentence) => ({ file: `${SRC}features`, line: 1, sentence }))
    // `read` counts the tables, so the check fails if it finds none.
    return { read: writers.size, violations }
  },
}
