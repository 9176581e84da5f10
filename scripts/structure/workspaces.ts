import type { Rule, Violation } from './rule.ts'

const SIDES = { 'apps/server/': 'apps/web/', 'apps/web/': 'apps/server/' }

/** Server and web meet only in the contract. */
export const workspaces: Rule = {
  name: 'workspaces',
  check: ({ imports, sources }) => {
    const violations: Violation[] = []
    for (const { path, error } of sources.values()) {
      if (error) violations.push({ file: path, line: 1, sentence: `It cannot be read: ${error}` })
    }
    for (const { from, line, specifier, to } of imports) {
      for (const [side, other] of Object.entries(SIDES)) {
        if (!from.startsWith(side) || to.kind !== 'file' || !to.path.startsWith(other)) continue
        const sentence = `Server and web share the contract only, so not ${specifier}.`
        violations.push({ file: from, line, sentence })
      }
    }
    return { read: imports.length, violations }
  },
}
