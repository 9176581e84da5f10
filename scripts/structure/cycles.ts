import type { Rule, Violation } from './rule.ts'
import type { Tree } from './tree.ts'

/** The shortest path from a node back to itself, found by breadth-first search. */
function wayBack(start: string, edges: Map<string, Set<string>>): string[] | undefined {
  const ways = new Map([[start, [start]]])
  // `for … of` also visits the entries we add to the map inside the loop.
  for (const [node, way] of ways) {
    const next = edges.get(node) ?? new Set()
    if (next.has(start)) return [...way, start]
    for (const to of next) if (!ways.has(to)) ways.set(to, [...way, to])
  }
  return undefined
}

/** Finds cycles between files, or between groups of files. Returns each cycle once, as a chain. */
export function findCycles(
  { imports }: Tree,
  groupOf: (path: string) => string | undefined = (path) => path,
): Violation[] {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [source, target] = [groupOf(from), to.kind === 'file' && groupOf(to.path)]
    const isInside = source === target && from !== source
    if (!source || !target || isInside) continue
    edges.set(source, (edges.get(source) ?? new Set()).add(target))
  }
  const told = new Set<string>()
  return [...edges.keys()].flatMap((file) => {
    const way = told.has(file) ? undefined : wayBack(file, edges)
    for (const node of way ?? []) told.add(node)
    return way ? [{ file, line: 1, sentence: `A cycle: ${way.join(' -> ')}.` }] : []
  })
}

/**
 * Forbids import cycles between files, even if they only import types. Files that depend on each
 * other are really one module.
 */
export const cycles: Rule = {
  name: 'cycles',
  check: (tree) => ({ read: tree.imports.length, violations: findCycles(tree) }),
}

const WEB_FEATURE = /^apps\/web\/app\/features\/[^/]+(?=\/)/

export const webFeatureCycles: Rule = {
  name: 'web-feature-cycles',
  check: (tree) => ({
    read: tree.imports.length,
    violations: findCycles(tree, (path) => WEB_FEATURE.exec(path)?.[0]),
  }),
}
