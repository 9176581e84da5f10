import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STEP_FILES } from '../packages/contract/src/steps.ts'

const PUBLIC = join(import.meta.dirname, '../apps/web/public')
const most = (contentType: string) => (contentType.startsWith('video/') ? 600_000 : 60_000)

test.each(STEP_FILES)('keeps $link within its size limit', ({ link, contentType }) => {
  expect(statSync(join(PUBLIC, link)).size).toBeLessThan(most(contentType))
})
