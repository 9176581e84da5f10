import { isTest, type Rule, type Violation } from './rule.ts'
import type { Import } from './tree.ts'

const FEATURE_FILE = /^apps\/server\/src\/features\/([^/]+)\/([^/]+)$/

/** From the top down: a file imports only from layers below its own. Use cases are services, too. */
const LAYERS: Record<string, number> = {
  'routes.ts': 4,
  'jobs.ts': 4,
  'queries.ts': 2,
  'emails.tsx': 2,
  'rules.ts': 1,
}
const SERVICE = 3
const layerOf = (name: string) => LAYERS[name] ?? SERVICE

function featureFile(path: string): { noun: string; name: string } | undefined {
  const [, noun, name] = FEATURE_FILE.exec(path) ?? []
  return noun && name ? { noun, name } : undefined
}

function faultOf(from: string, target: { noun: string; name: string }): string | undefined {
  const own = featureFile(from)
  if (!own) {
    const isFree = target.name !== 'queries.ts' || from.startsWith('apps/server/src/testing/')
    return isFree ? undefined : `Only ${target.noun}'s service asks its queries.`
  }
  if (own.noun === target.noun) {
    const down = layerOf(own.name) - layerOf(target.name)
    const isFine =
      target.name === 'queries.ts'
        ? down === 1
        : down > 0 || (down === 0 && layerOf(own.name) === SERVICE)
    return isFine || isTest(from)
      ? undefined
      : `${own.name} does not import ${target.name}: routes -> service -> queries.`
  }
  if (target.name in LAYERS && target.name !== 'rules.ts') {
    return `A feature calls another's service, never its ${target.name}.`
  }
  if (layerOf(target.name) > layerOf(own.name)) {
    return `${own.name} stands at the bottom and calls no service.`
  }
  return undefined
}

function check(imports: Import[]): Violation[] {
  const violations: Violation[] = []
  for (const { from, line, to } of imports) {
    const target = to.kind === 'file' ? featureFile(to.path) : undefined
    const sentence = target && faultOf(from, target)
    if (sentence) violations.push({ file: from, line, sentence })
  }
  return violations
}

/** Routes translate, services hold the rules, queries hold the SQL; features meet in services. */
export const serverLayers: Rule = {
  name: 'server-layers',
  check: ({ imports }) => {
    const own = imports.filter(({ from }) => from.startsWith('apps/server/src/'))
    return { read: own.length, violations: check(own) }
  },
}
