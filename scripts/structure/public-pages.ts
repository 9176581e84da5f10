import { isTest, type Rule, type Violation } from './rule.ts'
import type { Import, Tree } from './tree.ts'
import { PRIVATE_ROUTES, PUBLIC_FEATURES } from './vocabulary.ts'

const ROUTES = 'apps/web/app/routes/'
const FEATURES = 'apps/web/app/features/'

function isPrivate(path: string): boolean {
  const [folder = '', part = ''] = path.slice('apps/web/app/'.length).split('/')
  if (folder === 'routes') return PRIVATE_ROUTES.has(part)
  return path.startsWith(FEATURES) && !PUBLIC_FEATURES.has(part)
}

/** Every page loads the document; the style guide is for development and shows everything. */
function isPublicStart(path: string): boolean {
  if (path === 'apps/web/app/root.tsx') return true
  const isPage = path.startsWith(ROUTES) && !path.startsWith(`${ROUTES}styleguide`)
  return isPage && !isPrivate(path) && !isTest(path)
}

function edgesBySource({ imports }: Tree): Map<string, Import[]> {
  const edges = new Map<string, Import[]>()
  for (const item of imports) {
    if (item.typeOnly || item.to.kind !== 'file') continue
    edges.set(item.from, [...(edges.get(item.from) ?? []), item])
  }
  return edges
}

/** Public pages never reach, over any number of steps, code of the signed-in areas. */
export const publicPages: Rule = {
  name: 'public-pages',
  check: (tree) => {
    const edges = edgesBySource(tree)
    const starts = [...tree.sources.keys()].filter(isPublicStart)
    const violations: Violation[] = []
    const cameFrom = new Map<string, string>(starts.map((start) => [start, start]))
    const queue = [...starts]
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      for (const { line, to } of edges.get(file) ?? []) {
        if (to.kind !== 'file') continue
        if (isPrivate(to.path)) {
          const start = cameFrom.get(file)
          const sentence = `The public ${start} must not reach ${to.path}.`
          violations.push({ file, line, sentence })
        } else if (!cameFrom.has(to.path)) {
          cameFrom.set(to.path, cameFrom.get(file) ?? file)
          queue.push(to.path)
        }
      }
    }
    return { read: cameFrom.size, violations }
  },
}
