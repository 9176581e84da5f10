import { isTest, type Rule, type Violation } from './rule.ts'
import type { Import } from './tree.ts'

const FEATURE_FILE = /^apps\/server\/src\/features\/([^/]+)\/([^/]+)$/

/** Which files of its own feature each file may import: routes and jobs -> service -> queries. */
const DOWNWARDS: Record<string, string[]> = {
  'routes.ts': ['service.ts'],
  'jobs.ts': ['service.ts', 'emails.tsx'],
  'service.ts': ['queries.ts', 'emails.tsx'],
  'queries.ts': [],
  'emails.tsx': [],
}

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
    const isFine = isTest(from) || DOWNWARDS[own.name]?.includes(target.name)
    return isFine
      ? undefined
      : `${own.name} does not import ${target.name}: routes -> service -> queries.`
  }
  if (target.name !== 'service.ts') {
    return `A feature calls another's service, never its ${target.name}.`
  }
  if (own.name === 'queries.ts' || own.name === 'emails.tsx') {
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
