import type { Rule, Violation } from './rule.ts'

/** The map has a rule of its own. */
const isDocument = (path: string) => path.endsWith('.md') && path !== 'docs/map.md'
const QUOTED = /`([^`\s]+)`/g
/** A file of ours, by as much of its path as the reader needs. */
const FILE = /^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mjs|conf|service|timer|yml|yaml)$/

/** What was moved is looked for in vain: every file that is named in backticks is there. */
export const docPaths: Rule = {
  name: 'doc-paths',
  check: ({ paths, textOf }) => {
    const violations: Violation[] = []
    const all = [...paths]
    let read = 0
    for (const file of all.filter(isDocument)) {
      for (const [index, text] of textOf(file).split('\n').entries()) {
        for (const [, named = ''] of text.matchAll(QUOTED)) {
          if (!FILE.test(named)) continue
          read += 1
          if (all.some((path) => `/${path}`.endsWith(`/${named}`))) continue
          violations.push({ file, line: index + 1, sentence: `${named} does not exist.` })
        }
      }
    }
    return { read, violations }
  },
}
