import { barrels } from './barrels.ts'
import { contractImports } from './contract-imports.ts'
import { cycles } from './cycles.ts'
import { docPaths } from './doc-paths.ts'
import { docProofs } from './doc-proofs.ts'
import { featureFiles } from './feature-files.ts'
import { map } from './map.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'
import { publicPages } from './public-pages.ts'
import type { Rule } from './rule.ts'
import { serverLayers } from './server-layers.ts'
import { serverPackages } from './server-packages.ts'
import type { Tree } from './tree.ts'
import { webLayers } from './web-layers.ts'
import { workspaces } from './workspaces.ts'

export const RULES: Rule[] = [
  names,
  nouns,
  featureFiles,
  workspaces,
  contractImports,
  serverLayers,
  serverPackages,
  webLayers,
  publicPages,
  barrels,
  cycles,
  map,
  docPaths,
  docProofs,
]

/** One line a violation: `file:line rule: sentence`. A rule that saw nothing is one, too. */
export function violationsOf(tree: Tree, rules: Rule[]): string[] {
  return rules.flatMap(({ name, check }) => {
    const { read, violations } = check(tree)
    if (read === 0) return [`.:1 ${name}: It found nothing to look at, so it proves nothing.`]
    return violations.map(({ file, line, sentence }) => `${file}:${line} ${name}: ${sentence}`)
  })
}
