// Checks the repository against docs/architecture.md. The rules are in scripts/structure/.

import { ROOT } from './setup/paths.mjs'
import { RULES, violationsOf } from './structure/rules.ts'
import { readTree } from './structure/tree.ts'

const tree = readTree(ROOT)
const violations = violationsOf(tree, RULES)
for (const violation of violations) console.log(violation)
console.log(
  `${Object.keys(RULES).length} rules, ${tree.paths.size} files and folders, ${tree.imports.length} imports: ` +
    `${violations.length || 'no'} violation${violations.length === 1 ? '' : 's'}.`,
)
process.exitCode = violations.length > 0 ? 1 : 0
