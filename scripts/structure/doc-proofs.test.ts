import { expect, test } from 'vitest'
import { docProofs } from './doc-proofs.ts'
import { judge } from './invented-tree.ts'

const security = (proof: string) => `
| what | what does it | proved by |
| ---- | ------------ | --------- |
| it holds | a guard | ${proof} |

| who | by |
| --- | -- |
| people | a link |
`
const asvs = (sum: string, answer: string, proof: string) => `${sum}

| id | level | answer | where | test |
| -- | ----- | ------ | ----- | ---- |
| 1.1.1 | 2 | ${answer} | here | ${proof} |
`
const ONE_YES = '1 yes, 0 in part, 0 no, 0 not applicable, 0 for the operator; 1 in all.'

test('a promise with its test, and a sum that is right, are fine', () => {
  const files = {
    'docs/security.md': security('`http/http.test.ts`'),
    'docs/asvs.md': asvs(ONE_YES, 'yes', '`e2e/loop.spec.ts`'),
  }
  expect(judge(docProofs, files)).toEqual([])
})

test.each(['', 'trust', '`http/http.ts`'])('a promise is not proved by "%s"', (proof) => {
  expect(judge(docProofs, { 'docs/security.md': security(proof) })).toEqual([
    "docs/security.md:4 doc-proofs: No test proves that 'it holds'.",
  ])
})

test.each([
  [ONE_YES.replace('1 yes', '2 yes'), 'yes', 'by hand', 'which the sum does not say'],
  [ONE_YES, 'maybe', '', "'maybe' is no answer to 1.1.1."],
  [ONE_YES, 'yes', 'surely', "'surely' is no test."],
])('%s with "%s" and "%s" is found out', (sum, answer, proof, sentence) => {
  const told = judge(docProofs, { 'docs/asvs.md': asvs(sum, answer, proof) })
  expect(told).toContainEqual(expect.stringContaining(sentence))
})

test('documents without a table prove nothing', () => {
  expect(judge(docProofs, { 'docs/security.md': 'All is well.' })).toHaveLength(1)
})
