import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FINDINGS } from '../apps/server/src/demo/roster-meals/findings.ts'
import { SAMPLE_DOCUMENTS } from '../apps/web/app/content/sample/deliverables.ts'
import { SAMPLE_REPORT } from '../apps/web/app/content/sample/report.ts'
import { printedPages } from './printed-pages.ts'

const PUBLIC = join(import.meta.dirname, '../apps/web/public')

test.each(SAMPLE_DOCUMENTS)(
  'gives $file the number of pages and the size that the site states',
  ({ file, facts }) => {
    const bytes = readFileSync(join(PUBLIC, file))
    const pages = bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
    expect(facts).toBe(`PDF, ${pages} pages, ${Math.round(bytes.length / 1024)} KB`)
  },
)

test('doesn’t split a row or a quote across pages in the demo’s printed report', () => {
  const { rows, items } = printedPages(readFileSync(join(PUBLIC, 'samples/report.pdf')))
  expect(rows).toHaveLength(FINDINGS.length)
  expect(items.length).toBeGreaterThanOrEqual(FINDINGS.flatMap(({ quotes }) => quotes).length)
  for (const pages of [...rows, ...items]) expect(pages).toHaveLength(1)
})

const demo = (file: string) =>
  readFileSync(join(import.meta.dirname, '../apps/server/src/demo/roster-meals', file), 'utf8')

test('shows only facts from the demo’s report in “The page you get on Friday”', () => {
  const { question, why, rows } = SAMPLE_REPORT
  for (const text of [question, why]) expect(demo('decide.ts')).toContain(text)
  for (const { claim, found, ...row } of rows) {
    expect(demo('edits.ts')).toContain(claim)
    const finding = FINDINGS.find(({ text }) => text === found)
    if ('quote' in row) expect(finding?.quotes).toContain(row.quote.words)
    else expect(finding?.quotes).toEqual([])
  }
})
