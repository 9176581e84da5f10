import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SAMPLE_DOCUMENTS } from '../apps/web/app/content/sample/deliverables.ts'

const PUBLIC = join(import.meta.dirname, '../apps/web/public')

test.each(SAMPLE_DOCUMENTS)('$file has the length and size the page states', ({ file, facts }) => {
  const bytes = readFileSync(join(PUBLIC, file))
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
  expect(facts).toBe(`PDF, ${pages} pages, ${Math.round(bytes.length / 1024)} KB`)
})
