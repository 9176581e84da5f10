import { getAssumptions } from '@wattle/contract/findings/assumptions'
import { getResearch, type ResearchStatus } from '@wattle/contract/research'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetContent } from './copied-content.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const STEPS = [
  'SCREENER_GENERATION',
  'GUIDE_GENERATION',
  'PROJECT_CONFIRMATION',
  'CONDUCTING_INTERVIEW',
] as const

/**
 * Everything that the project's pages show. Ids are replaced, because they differ between projects.
 */
async function contentAt(status: ResearchStatus): Promise<unknown> {
  const { id, as } = await app.given.research({ status })
  const params = { id: String(id) }
  const replies = [
    await app.call(getResearch, { as, params }),
    await app.call(getAssumptions, { as, params }),
  ]
  const bodies = replies.map(({ body }) => body)
  const withoutIds = (key: string, value: unknown) =>
    /ids?$|^testNothing$/i.test(key) ? [value].flat().length : value
  return JSON.parse(JSON.stringify(bodies, withoutIds))
}

test.each(STEPS)(
  'gives a copied project the same content as the original at %s',
  async (status) => {
    forgetContent()
    const first = await contentAt(status)
    expect(await contentAt(status)).toEqual(first)
    expect(JSON.stringify(first).length).toBeGreaterThan(1000)
  },
)
