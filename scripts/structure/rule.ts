import type { Tree } from './tree.ts'

export type Violation = { file: string; line: number; sentence: string }

/** `read` counts what the rule looked at: one that saw nothing proves nothing. */
export type Findings = { read: number; violations: Violation[] }

export type Rule = { name: string; check: (tree: Tree) => Findings }

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}
