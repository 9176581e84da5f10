import type { Import, Tree } from './tree.ts'

export type Violation = { file: string; line: number; sentence: string }

/**
 * What a rule found. `read` is the number of things it checked, because a rule that checked nothing
 * proves nothing.
 */
export type Findings = { read: number; violations: Violation[] }

export type Rule = { name: string; check: (tree: Tree) => Findings }

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Makes a rule that looks at each import of the files in a folder. */
export function importRule(
  name: string,
  folder: string,
  faultOf: (item: Import) => string | undefined,
): Rule {
  const check = ({ imports }: Tree) => {
    const own = imports.filter(({ from }) => from.startsWith(folder))
    const violations = own.flatMap((item) => {
      const sentence = faultOf(item)
      return sentence ? [{ file: item.from, line: item.line, sentence }] : []
    })
    return { read: own.length, violations }
  }
  return { name, check }
}
