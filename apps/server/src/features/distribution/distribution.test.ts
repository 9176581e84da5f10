import { listDistributions } from '@wattle/contract/distribution'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the distribution of one project is found by the project, and none where none was asked for', async () => {
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  const first = await app.given.study()
  const second = await app.given.study()
  const unasked = await app.given.research()
  const found = async (researchId: string | number) =>
    app.call(listDistributions, { as, query: { researchId: String(researchId) } })
  for (const { id, distributionId } of [first, second]) {
    const { body, headers } = await found(id)
    expect(body.map((row) => [row.id, row.researchId])).toEqual([[distributionId, id]])
    expect(headers['x-total-count']).toBe('1')
  }
  expect((await found(unasked.id)).body).toEqual([])
  expect((await found(first.id + second.id + unasked.id)).body).toEqual([])
  expect(await found('0')).toMatchObject({ status: 400 })
})
