import type { Rule, Violation } from './rule.ts'

/** No file only passes on what others export: an import names the file that holds the thing. */
export const barrels: Rule = {
  name: 'barrels',
  check: ({ sources }) => {
    const violations: Violation[] = []
    for (const { path, reexports, onlyReexports } of sources.values()) {
      const [line] = reexports
      const isIndex = /(^|\/)index\.[a-z]+$/.test(path)
      if (line === undefined || (!onlyReexports && !isIndex)) continue
      const sentence = 'This is a barrel: import from the files themselves.'
      violations.push({ file: path, line, sentence })
    }
    return { read: sources.size, violations }
  },
}
