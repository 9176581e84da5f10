import type { Rule, Violation } from './rule.ts'
import type { Import } from './tree.ts'

const WEB_FILE = /^apps\/web\/app\/([^/]+)\/(?:([^/]+)\/)?/

/** What each layer must not import: routes -> features -> ui, lib, content. */
const FORBIDDEN: Record<string, string[]> = {
  features: ['routes'],
  ui: ['routes', 'features', 'content', 'contract'],
  lib: ['routes', 'features'],
  content: ['routes', 'features'],
}

function placeOf(path: string): { layer: string; part: string | undefined } | undefined {
  if (path.startsWith('packages/contract/')) return { layer: 'contract', part: undefined }
  const [, layer, part] = WEB_FILE.exec(path) ?? []
  return layer ? { layer, part } : undefined
}

function faultOf(from: string, to: string): string | undefined {
  const source = placeOf(from)
  const target = placeOf(to)
  if (!source || !target) return undefined
  if (FORBIDDEN[source.layer]?.includes(target.layer)) {
    return `${source.layer}/ does not import ${target.layer}: routes -> features -> ui, lib, content.`
  }
  const areFeatures = source.layer === 'features' && target.layer === 'features'
  return areFeatures && source.part !== target.part && !to.includes(`/${target.part}/shared/`)
    ? `A feature imports only the shared folder of another: ${source.part} does not import ${to}.`
    : undefined
}

/** Which features each feature imports. */
function featureGraph(imports: readonly Import[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const source = placeOf(from)
    const target = to.kind === 'file' ? placeOf(to.path) : undefined
    if (source?.layer !== 'features' || target?.layer !== 'features') continue
    if (!source.part || !target.part || source.part === target.part) continue
    graph.set(source.part, (graph.get(source.part) ?? new Set()).add(target.part))
  }
  return graph
}

/** A feature that is reached from itself by way of others. */
function cyclesOf(graph: Map<string, Set<string>>): string[] {
  return [...graph.keys()].filter((start) => {
    const reached = new Set(graph.get(start))
    for (const feature of reached) for (const next of graph.get(feature) ?? []) reached.add(next)
    return reached.has(start)
  })
}

/** Imports in the web flow one way. */
export const webLayers: Rule = {
  name: 'web-layers',
  check: ({ imports }) => {
    const own = imports.filter(({ from }) => from.startsWith('apps/web/app/'))
    const violations: Violation[] = []
    for (const { from, line, to } of own) {
      const sentence = to.kind === 'file' ? faultOf(from, to.path) : undefined
      if (sentence) violations.push({ file: from, line, sentence })
    }
    for (const feature of cyclesOf(featureGraph(own))) {
      const sentence = `${feature} imports features that import it.`
      violations.push({ file: `apps/web/app/features/${feature}`, line: 1, sentence })
    }
    return { read: own.length, violations }
  },
}
