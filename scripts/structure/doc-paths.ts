import type { Rule, Violation } from './rule.ts'

/** Documents that name files as proof. */
const DOCUMENTS = ['security', 'asvs', 'operations', 'scaling'].map((name) => `docs/${name}.md`)
const QUOTED = /`([^`\s]+)`/g
/** A file of ours, from the root or from the server's sources. */
const FILE = /^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mjs|conf|service|timer|yml|yaml)$/
const ROOTS = ['', 'apps/server/src/']

/** A proof that does not exist proves nothing: every file that is named in backticks is there. */
export const docPaths: Rule = {
  name: 'doc-paths',
  check: ({ paths, textOf }) => {
    const violations: Violation[] = []
    let read = 0
    for (const file of DOCUMENTS.filter((document) => paths.has(document))) {
      for (const [index, text] of textOf(file).split('\n').entries()) {
        for (const [, named = ''] of text.matchAll(QUOTED)) {
          if (!FILE.test(named)) continue
          read += 1
          if (ROOTS.some((root) => paths.has(root + named))) continue
          violations.push({ file, line: index + 1, sentence: `${named} does not exist.` })
        }
      }
    }
    return { read, violations }
  },
}
