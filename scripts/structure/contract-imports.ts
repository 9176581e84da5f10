import { isTest, type Rule, type Violation } from './rule.ts'

const ALLOWED = new Set(['zod', 'temporal-polyfill'])
const ALLOWED_IN_TESTS = new Set([...ALLOWED, 'vitest'])

/** The contract is loaded by every page and by the server: it drags nothing along. */
export const contractImports: Rule = {
  name: 'contract-imports',
  check: ({ imports }) => {
    const violations: Violation[] = []
    const own = imports.filter(({ from }) => from.startsWith('packages/contract/'))
    for (const { from, line, specifier, to } of own) {
      const allowed = isTest(from) ? ALLOWED_IN_TESTS : ALLOWED
      const isFine =
        to.kind === 'package'
          ? allowed.has(to.name)
          : to.kind === 'file' && to.path.startsWith('packages/contract/')
      if (isFine) continue
      const sentence = `The contract imports only zod and temporal-polyfill, not ${specifier}.`
      violations.push({ file: from, line, sentence })
    }
    return { read: own.length, violations }
  },
}
