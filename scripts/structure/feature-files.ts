import type { Rule, Violation } from './rule.ts'
import { FEATURE_FILES } from './vocabulary.ts'

const FEATURE_FILE = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/

/** A server feature is made of a closed list of files, so that a stranger knows where to look. */
export const featureFiles: Rule = {
  name: 'feature-files',
  check: ({ paths }) => {
    const violations: Violation[] = []
    let read = 0
    for (const file of paths) {
      const [, noun, name] = FEATURE_FILE.exec(file) ?? []
      if (!noun || !name) continue
      read += 1
      const isOwnTest = new RegExp(`^${noun}(-[a-z0-9-]+)?\\.test\\.ts$`).test(name)
      if (FEATURE_FILES.has(name) || isOwnTest) continue
      const list = [...FEATURE_FILES].join(', ')
      const sentence = `A feature has only ${list}, ${noun}.test.ts and ${noun}-<topic>.test.ts.`
      violations.push({ file, line: 1, sentence })
    }
    return { read, violations }
  },
}
