import { isTest, type Rule, type Violation } from './rule.ts'
import type { Import } from './tree.ts'

const SQL_PACKAGES = new Set(['drizzle-orm', 'pg', 'pg-copy-streams'])
const MAY_BUILD_SQL = [
  /^apps\/server\/src\/features\/[^/]+\/(queries|rules|rules\.test)\.ts$/,
  /^apps\/server\/src\/(db|jobs|testing)\//,
]
const KNOWS_NO_HTTP = /^apps\/server\/src\/features\/[^/]+\/(?!routes\.ts$|.*\.test\.ts$)/
const TABLES = 'apps/server/src/db/schema/'

function sqlFault({ from, specifier, typeOnly, to }: Import): string | undefined {
  if (MAY_BUILD_SQL.some((pattern) => pattern.test(from))) return undefined
  const isDriver = to.kind === 'package' && SQL_PACKAGES.has(to.name)
  // With a table in hand a service could build a query without importing anything more. A test
  // may look at what was written.
  const mayHoldTables = typeOnly || isTest(from)
  const isTable = to.kind === 'file' && to.path.startsWith(TABLES) && !mayHoldTables
  return isDriver || isTable
    ? `SQL is built in queries.ts, rules.ts and db/ only, so ${specifier} has no place here.`
    : undefined
}

function httpFault({ from, specifier, to }: Import): string | undefined {
  if (!KNOWS_NO_HTTP.test(from)) return undefined
  const isFastify = to.kind === 'package' && /^(fastify|@fastify\/)/.test(to.name)
  const isHttp = to.kind === 'file' && to.path.startsWith('apps/server/src/http/')
  return isFastify || isHttp
    ? `Only routes know of HTTP, so ${specifier} has no place here.`
    : undefined
}

/** SQL in queries and db, Fastify in routes and http, and neither anywhere between. */
export const serverPackages: Rule = {
  name: 'server-packages',
  check: ({ imports }) => {
    const own = imports.filter(({ from }) => from.startsWith('apps/server/src/'))
    const violations: Violation[] = own.flatMap((item) =>
      [sqlFault(item), httpFault(item)]
        .filter((sentence) => sentence !== undefined)
        .map((sentence) => ({ file: item.from, line: item.line, sentence })),
    )
    return { read: own.length, violations }
  },
}
