import { isTest, type Rule, type Violation } from './rule.ts'

const MOST_IN_SOURCE = 250
const MOST_IN_TEST = 400
const MEASURED = /\.(ts|tsx|mjs|js|css)$/
/** Data, long by nature, and what a tool writes. */
const FREE = [/^apps\/web\/app\/content\//, /^apps\/server\/src\/db\/migrations\//]

function countLines(text: string): number {
  return text.trimEnd().split('\n').length
}

/** A file is one thing. What outgrows this becomes two. */
export const lineLimits: Rule = {
  name: 'line-limits',
  check: ({ paths, textOf }) => {
    const violations: Violation[] = []
    let read = 0
    for (const file of paths) {
      if (!MEASURED.test(file) || FREE.some((pattern) => pattern.test(file))) continue
      read += 1
      const most = isTest(file) ? MOST_IN_TEST : MOST_IN_SOURCE
      const lines = countLines(textOf(file))
      if (lines <= most) continue
      violations.push({ file, line: most + 1, sentence: `${lines} lines are more than ${most}.` })
    }
    return { read, violations }
  },
}
