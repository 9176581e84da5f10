import { docPaths, map } from './docs.ts'
import { featureBorders } from './feature-borders.ts'
import { cycles, pageStyles, publicPages } from './graph.ts'
import * as importRules from './imports.ts'
import { plainEnglish } from './plain-english.ts'
import type { Rule, Tree } from './tree.ts'

export const RULES: Rule[] = [
  ...Object.values(importRules),
  ...[publicPages, pageStyles, cycles, featureBorders, map, docPaths, plainEnglish],
]

/**
 * One line per violation: `file:line rule: sentence`. A rule that checked nothing counts as a
 * violation.
 */
export function violationsOf(tree: Tree, rules: Rule[]): string[] {
  return rules.flatMap(({ name, check }) => {
    const { read, violations } = check(tree)
    if (read === 0) return [`.:1 ${name}: It found nothing to check, so it proves nothing.`]
    return violations.map(({ file, line, sentence }) => `${file}:${line} ${name}: ${sentence}`)
  })
}
