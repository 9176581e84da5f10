import * as docs from './docs.ts'
import * as featureBorders from './feature-borders.ts'
import * as graph from './graph.ts'
import * as imports from './imports.ts'
import * as plainEnglish from './plain-english.ts'
import type { Rule, Tree } from './tree.ts'

/** These files only export rules. */
export const RULES: Record<string, Rule> = {
  ...imports,
  ...graph,
  ...featureBorders,
  ...docs,
  ...plainEnglish,
}

/** One line per violation. A rule that checked nothing counts as a violation. */
export function violationsOf(tree: Tree, rules = RULES): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const { read, violations } = rule(tree)
    if (read === 0) return [`${name}: It found nothing to check, so it proves nothing.`]
    return violations.map((violation) => `${name}: ${violation}`)
  })
}
