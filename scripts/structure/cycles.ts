import type { Rule, Violation } from './rule.ts'
import type { Import } from './tree.ts'

type Edges = Map<string, Import[]>

/** The first way back to `start`, found breadth first, so that the shortest cycle is shown. */
function wayBack(start: string, edges: Edges): Import[] | undefined {
  const arrivedBy = new Map<string, Import>()
  const queue = [start]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const step of edges.get(file) ?? []) {
      if (step.to.kind !== 'file') continue
      if (step.to.path === start) {
        const way = [step]
        for (let first = way[0]; first && first.from !== start; first = way[0]) {
          way.unshift(arrivedBy.get(first.from) as Import)
        }
        return way
      }
      if (arrivedBy.has(step.to.path)) continue
      arrivedBy.set(step.to.path, step)
      queue.push(step.to.path)
    }
  }
  return undefined
}

/** No file is reached from itself, over types neither: what leans on each other is one thing. */
export const cycles: Rule = {
  name: 'cycles',
  check: ({ imports }) => {
    const edges: Edges = new Map()
    for (const item of imports) {
      if (item.to.kind === 'file') edges.set(item.from, [...(edges.get(item.from) ?? []), item])
    }
    const told = new Set<string>()
    const violations: Violation[] = []
    for (const start of edges.keys()) {
      if (told.has(start)) continue
      const way = wayBack(start, edges)
      if (!way) continue
      for (const { from } of way) told.add(from)
      const chain = [...way.map(({ from }) => from), start].join(' -> ')
      violations.push({ file: start, line: way[0]?.line ?? 1, sentence: `A cycle: ${chain}.` })
    }
    return { read: imports.length, violations }
  },
}
