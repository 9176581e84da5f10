import { isTest, type Rule, type Violation } from './rule.ts'

const SECURITY = 'docs/security.md'
const ASVS = 'docs/asvs.md'
const QUOTED = /`([^`\s]+)`/g
const REQUIREMENT = /^\d+\.\d+\.\d+$/
const COUNTS =
  /^(\d+) yes, (\d+) in part, (\d+) no, (\d+) not applicable, (\d+) for the operator; (\d+) in all\.$/
const ANSWERS = ['yes', 'in part', 'no', 'n/a', 'operator']

type Row = { cells: string[]; line: number }

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    if (!line.startsWith('|') || /^\|[\s:|-]+$/.test(line)) return []
    const cells = line.split('|').slice(1, -1)
    return [{ cells: cells.map((cell) => cell.trim()), line: index + 1 }]
  })
}

const namesTest = (cell: string) => [...cell.matchAll(QUOTED)].some(([, name = '']) => isTest(name))

/** The table whose last column is headed 'proved by': all its rows are promises. */
function checkGuarantees(text: string): { read: number; violations: Violation[] } {
  const rows = rowsOf(text)
  const head = rows.findIndex(({ cells }) => cells.at(-1) === 'proved by')
  const promises = rows
    .slice(head + 1)
    .filter(({ line }, at) => head >= 0 && line === (rows[head]?.line ?? 0) + 2 + at)
  const violations = promises
    .filter(({ cells }) => !namesTest(cells.at(-1) ?? ''))
    .map(({ cells, line }) => {
      const sentence = `No test proves that '${cells[0]}'.`
      return { file: SECURITY, line, sentence }
    })
  return { read: promises.length, violations }
}

/** Every requirement has one of the five answers, and the sum at the top is theirs. */
function checkRequirements(text: string): { read: number; violations: Violation[] } {
  const rows = rowsOf(text).filter(({ cells }) => REQUIREMENT.test(cells[0] ?? ''))
  const violations: Violation[] = []
  for (const { cells, line } of rows) {
    const [id, , answer = ''] = cells
    const problem = (sentence: string) => violations.push({ file: ASVS, line, sentence })
    if (!ANSWERS.includes(answer)) problem(`'${answer}' is no answer to ${id}.`)
    const proof = cells.at(-1) ?? ''
    if (proof && proof !== 'by hand' && !namesTest(proof)) problem(`'${proof}' is no test.`)
  }
  const counted = ANSWERS.map((one) => rows.filter(({ cells }) => cells[2] === one).length)
  const lines = text.split('\n')
  const at = lines.findIndex((line) => COUNTS.test(line))
  const told = COUNTS.exec(lines[at] ?? '')
    ?.slice(1)
    .map(Number)
  const sum = [...counted, rows.length]
  if (String(told) !== String(sum)) {
    const sentence = `The answers are ${sum.join(', ')}, which the sum does not say.`
    violations.push({ file: ASVS, line: at + 1 || 1, sentence })
  }
  return { read: rows.length, violations }
}

/** What is promised names the test that holds it, and what is counted is counted right. */
export const docProofs: Rule = {
  name: 'doc-proofs',
  check: ({ paths, textOf }) => {
    const both = [
      ...(paths.has(SECURITY) ? [checkGuarantees(textOf(SECURITY))] : []),
      ...(paths.has(ASVS) ? [checkRequirements(textOf(ASVS))] : []),
    ]
    const read = Math.min(both.length, ...both.map((part) => part.read))
    return { read, violations: both.flatMap(({ violations }) => violations) }
  },
}
