import type { Rule, Violation } from './rule.ts'
import { CONTRACT_WORDS, NOUNS } from './vocabulary.ts'

const PLACES = [
  /^apps\/server\/src\/features\/([^/]+)/,
  /^apps\/web\/app\/features\/([^/]+)/,
  /^packages\/contract\/src\/([^/]+)/,
]

/** `calendar-zones.test.ts` of the contract belongs to `calendar`. */
function nounIn(file: string, name: string): string {
  const stem = name.split('.')[0] ?? name
  return file.startsWith('packages/') && name.includes('.test.')
    ? (stem.split('-')[0] ?? stem)
    : stem
}

/** The same nouns, from one closed list, name features on the server, in the web and the contract. */
export const nouns: Rule = {
  name: 'nouns',
  check: ({ paths }) => {
    const seen = new Set<string>()
    const violations: Violation[] = []
    let read = 0
    for (const file of paths) {
      const place = PLACES.find((pattern) => pattern.test(file))
      const name = place?.exec(file)?.[1]
      if (!name) continue
      read += 1
      const noun = nounIn(file, name)
      const isShared = file.startsWith('packages/') && CONTRACT_WORDS.has(noun)
      if (NOUNS.has(noun) || isShared || seen.has(`${place} ${noun}`)) continue
      seen.add(`${place} ${noun}`)
      const sentence = `'${noun}' is not one of the nouns (scripts/structure/vocabulary.ts).`
      violations.push({ file, line: 1, sentence })
    }
    return { read, violations }
  },
}
