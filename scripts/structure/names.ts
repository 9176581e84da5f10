import type { Rule, Violation } from './rule.ts'

const CODE = /^(apps|packages|scripts|e2e|bench)\/.*\.(ts|tsx|mjs|js|css)$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** Names that say nothing, alone or at the end, as in `date-utils`. */
const EMPTY = /(^|-)(utils?|helpers?|common|misc)$/

function faultOf(part: string): string | undefined {
  const stem = part.split('.')[0] ?? part
  if (EMPTY.test(stem)) return `'${stem}' says nothing: name what it holds.`
  return KEBAB.test(part) ? undefined : `'${part}' is not kebab-case.`
}

/** Files and folders are named in kebab-case, by what they hold. */
export const names: Rule = {
  name: 'names',
  check: ({ paths }) => {
    const violations: Violation[] = []
    let read = 0
    for (const file of paths) {
      if (!CODE.test(file)) continue
      read += 1
      for (const part of file.split('/')) {
        const sentence = faultOf(part)
        if (sentence) violations.push({ file, line: 1, sentence })
      }
    }
    return { read, violations }
  },
}
