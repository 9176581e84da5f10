import { importRule, isTest } from './rule.ts'
import type { Import } from './tree.ts'

const SRC = 'apps/server/src/'
const FEATURE_FILE = /^apps\/server\/src\/features\/([^/]+)\/([^/]+)$/

/**
 * The layers. A file only imports from layers with a lower number. Other files, such as use cases,
 * count as services.
 */
const LAYERS: Record<string, number> = {
  'routes.ts': 4,
  'jobs.ts': 4,
  'queries.ts': 2,
  'emails.tsx': 2,
  'rules.ts': 1,
}
const SERVICE = 3
/** A feature with many queries or rules has one file per subject, such as `booking-queries.ts`. */
const kindOf = (name: string) => name.replace(/^.+-(queries|rules)\.ts$/, '$1.ts')
const layerOf = (kind: string) => LAYERS[kind] ?? SERVICE

function featureFile(path: string): { noun: string; name: string } | undefined {
  const [, noun, name] = FEATURE_FILE.exec(path) ?? []
  return noun && name ? { noun, name: kindOf(name) } : undefined
}

function layerFault({ from, to }: Import): string | undefined {
  const target = to.kind === 'file' ? featureFile(to.path) : undefined
  const own = featureFile(from)
  if (!target) return undefined
  if (!own) {
    const isFree = target.name !== 'queries.ts' || from.startsWith(`${SRC}testing/`)
    return isFree ? undefined : `Only ${target.noun}'s service calls its queries.`
  }
  const down = layerOf(own.name) - layerOf(target.name)
  if (own.noun === target.noun) {
    const isFine =
      target.name === 'queries.ts'
        ? down === 1
        : down > 0 || (down === 0 && layerOf(own.name) === SERVICE)
    return isFine || isTest(from)
      ? undefined
      : `${own.name} does not import ${target.name}: routes -> service -> queries.`
  }
  if (target.name in LAYERS && target.name !== 'rules.ts')
    return `A feature calls another's service, never its ${target.name}.`
  return down < 0 ? `${own.name} is the bottom layer and can't call services.` : undefined
}

const SQL_PACKAGES = new Set(['drizzle-orm', 'pg', 'pg-copy-streams'])
const MAY_BUILD_SQL =
  /^apps\/server\/src\/((db|jobs|testing)\/|demo\/[a-z-]+-queries\.ts$|features\/[^/]+\/([a-z-]+-)?(queries|rules|rules\.test)\.ts$)/
const KNOWS_NO_HTTP = /^apps\/server\/src\/features\/[^/]+\/(?!routes\.ts$|.*\.test\.ts$)/

function packageFault({ from, specifier, typeOnly, to }: Import): string | undefined {
  const leadsTo = (folder: string) => to.kind === 'file' && to.path.startsWith(SRC + folder)
  // A service that imports a table could build a query. Tests may import tables, to check the
  // stored data.
  const holdsTable = leadsTo('db/schema/') && !typeOnly && !isTest(from)
  const isDriver = to.kind === 'package' && SQL_PACKAGES.has(to.name)
  if ((isDriver || holdsTable) && !MAY_BUILD_SQL.test(from))
    return `SQL is built in queries.ts, rules.ts and db/ only, so don't import ${specifier} here.`
  const isFastify = to.kind === 'package' && /^(fastify|@fastify\/)/.test(to.name)
  return (isFastify || leadsTo('http/')) && KNOWS_NO_HTTP.test(from)
    ? `Only routes handle HTTP, so don't import ${specifier} here.`
    : undefined
}

/**
 * Checks the layers: routes translate requests, services contain the use cases, and queries contain
 * the SQL. Features call each other's services.
 */
export const serverLayers = importRule('server-layers', SRC, layerFault)

/** Checks that only queries, rules and db build SQL, and that only routes and http use Fastify. */
export const serverPackages = importRule('server-packages', SRC, packageFault)
