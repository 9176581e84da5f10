import type { Rule } from './rule.ts'
import { violationsOf } from './rules.ts'
import { makeTree } from './tree.ts'

/** What a rule says of a small invented repository, given as texts by path. */
export function judge(rule: Rule, files: Record<string, string>): string[] {
  return violationsOf(
    makeTree(Object.keys(files), (path) => files[path] ?? ''),
    [rule],
  )
}
