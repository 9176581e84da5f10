import { type Import, isTest, type Rule } from './tree.ts'

/** Makes a rule that looks at each import of the files in a folder. */
const importRule =
  (folder: string, faultOf: (item: Import) => string | undefined): Rule =>
  ({ imports }) => {
    const own = imports.filter(({ from }) => from.startsWith(folder))
    const violations = own.flatMap((item) => {
      const fault = faultOf(item)
      return fault ? [`${item.from}:${item.line} ${fault}`] : []
    })
    return { read: own.length, violations }
  }

/** Makes a rule that forbids imports by a pattern for "from -> to", such as "a.ts -> b.ts". */
const forbid = (folder: string, bans: [RegExp, string][]) =>
  importRule(
    folder,
    ({ from, to }) => bans.find(([pattern]) => pattern.test(`${from} -> ${to}`))?.[1],
  )

export const workspaces = forbid('', [
  [
    /^(apps\/web\/.* -> apps\/server|apps\/server\/.* -> apps\/web|packages\/.* -> apps)\//,
    'Server and web only share the contract, which imports neither.',
  ],
])

export const webLayers = forbid('apps/web/app/', [
  [
    /app\/(features|ui|lib|content)\/.* -> apps\/web\/app\/(routes|site|respondent|reader)\//,
    'Pages import features, ui, lib and content, not the other way round.',
  ],
  [
    /app\/(ui|lib|content)\/.* -> apps\/web\/app\/features\//,
    'Features import ui, lib and content, not the other way round.',
  ],
  [
    /app\/ui\/.* -> (apps\/web\/app\/content|packages\/contract)\//,
    "Components in ui/ can't import content or the contract.",
  ],
  [
    /app\/features\/([^/]+)\/.* -> apps\/web\/app\/features\/(?!\1\/|[^/]+\/shared\/)/,
    'A feature only imports the shared folder of another.',
  ],
])

const SRC = 'apps/server/src/'
const FEATURE_FILE =
  /^apps\/server\/src\/features\/([^/]+)\/(?:(?:[^/]+-)?(queries|rules)\.ts|(routes|jobs)\.ts|(emails)\.tsx|[^/]+)$/

type Kind = 'routes' | 'jobs' | 'service' | 'queries' | 'emails' | 'rules'

/** Use cases and hooks count as services. */
const MAY_IMPORT: Record<Kind, Kind[]> = {
  routes: ['service', 'emails', 'rules'],
  jobs: ['service', 'emails', 'rules'],
  service: ['service', 'queries', 'emails', 'rules'],
  queries: ['rules'],
  emails: ['rules'],
  rules: ['rules'],
}
/** The only files that other features may import. */
const SHARED: Kind[] = ['service', 'rules']

function featureFile(path: string): { noun: string; kind: Kind } | undefined {
  const [, noun, ...kinds] = FEATURE_FILE.exec(path) ?? []
  return noun ? { noun, kind: (kinds.find(Boolean) as Kind | undefined) ?? 'service' } : undefined
}

export const serverLayers = importRule(SRC, ({ from, to }) => {
  const target = featureFile(to)
  const own = featureFile(from)
  if (!target || (!own && from.startsWith(`${SRC}testing/`))) return undefined
  const { noun, kind } = target
  if (!own) return kind === 'queries' ? `Only ${noun}'s services call its queries.` : undefined
  const isOwn = own.noun === noun
  if (isOwn && isTest(from)) return undefined
  const isFine = MAY_IMPORT[own.kind].includes(kind) && (isOwn || SHARED.includes(kind))
  return isFine ? undefined : `${own.kind} can't import ${isOwn ? 'its' : `${noun}'s`} ${kind}.`
})

const MAY_BUILD_SQL =
  /^apps\/server\/src\/((db|jobs|testing)\/|demo\/[a-z-]+-queries\.ts$|features\/[^/]+\/([a-z-]+-)?(queries|rules|rules\.test)\.ts$)/
const KNOWS_NO_HTTP = /^apps\/server\/src\/features\/[^/]+\/(?!routes\.ts$|.*\.test\.ts$)/

/** Checks that only queries, rules and db build SQL, and that only routes and http use Fastify. */
export const serverPackages = importRule(SRC, ({ from, typeOnly, to }) => {
  // A service that imports a table could build a query. Tests may import tables, to check the
  // stored data.
  const isTable = to.startsWith(`${SRC}db/schema/`) && !typeOnly && !isTest(from)
  const isDriver = /^npm:(drizzle-orm|pg|pg-copy-streams)$/.test(to)
  if ((isTable || isDriver) && !MAY_BUILD_SQL.test(from))
    return 'Only queries.ts, rules.ts and db/ build SQL.'
  const isHttp = /^npm:(fastify$|@fastify\/)/.test(to) || to.startsWith(`${SRC}http/`)
  return isHttp && KNOWS_NO_HTTP.test(from) ? 'Only routes handle HTTP.' : undefined
})
