import type { Rule, Violation } from './rule.ts'
import { FEATURE_FILES } from './vocabulary.ts'

const FEATURE_FILE = /^apps\/server\/src\/features\/[^/]+\/(.+)$/

/** Named by its verb, with at least one more word. */
const USE_CASE = /^[a-z]+(-[a-z]+)+\.ts$/

/** A server feature is made of a closed list of files, so that a stranger knows where to look. */
export const featureFiles: Rule = {
  name: 'feature-files',
  check: ({ paths }) => {
    const violations: Violation[] = []
    let read = 0
    for (const file of paths) {
      const [, name] = FEATURE_FILE.exec(file) ?? []
      if (!name) continue
      read += 1
      if (FEATURE_FILES.has(name) || USE_CASE.test(name) || name.endsWith('.test.ts')) continue
      const list = [...FEATURE_FILES].join(', ')
      const sentence = `A feature has only ${list}, use cases such as book-slot.ts, and tests.`
      violations.push({ file, line: 1, sentence })
    }
    return { read, violations }
  },
}
