import { cycles, webFeatureCycles } from './cycles.ts'
import { docPaths, map } from './docs.ts'
import { featureBorders } from './feature-borders.ts'
import { pageStyles } from './page-styles.ts'
import { plainEnglish } from './plain-english.ts'
import { publicPages } from './public-pages.ts'
import type { Rule } from './rule.ts'
import { serverLayers, serverPackages } from './server-layers.ts'
import type { Tree } from './tree.ts'
import { webLayers } from './web-layers.ts'
import { contractImports, workspaces } from './workspaces.ts'

export const RULES: Rule[] = [
  workspaces,
  contractImports,
  serverLayers,
  serverPackages,
  webLayers,
  publicPages,
  pageStyles,
  cycles,
  webFeatureCycles,
  featureBorders,
  map,
  docPaths,
  plainEnglish,
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
