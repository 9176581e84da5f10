import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const endpoints = await contractEndpoints()

/** Every list that can be searched, with the name of its search parameter. */
const searched = endpoints.flatMap((endpoint) => {
  const schema =
    endpoint.query && z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' })
  const field = ['search', 'name'].find((name) => schema?.properties && name in schema.properties)
  return field
    ? [{ name: nameOf(endpoint), endpoint, field, required: schema?.required ?? [] }]
    : []
})

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  // Some of the lists belong to a project, so we need one.
  await app.given.research()
})
afterAll(() => app.close())

test('finds more than six searchable lists to check', () => {
  expect(searched.length).toBeGreaterThan(6)
})

test.each(searched)(
  '$name accepts any search text without control characters',
  async ({ endpoint, field, required }) => {
    const other = Object.fromEntries(required.map((name) => [name, '1']))
    const ask = (words: string) =>
      app.call(endpoint, { as, query: { ...other, [field]: words } } as never)
    expect(await ask('50%_\\ O’Hara "; --')).toMatchObject({ status: 200 })
    for (const words of ['\u0000', 'a\u0007b'])
      expect(await ask(words)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  },
)
