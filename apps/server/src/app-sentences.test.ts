import type { Endpoint } from '@wattle/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: { researcher: string; admin: string }
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  as = {
    researcher: (await app.given.user()).token,
    admin: (await app.given.user({ role: 'ROLE_ADMIN' })).token,
  }
})
afterAll(() => app.close())

const endpoints = await contractEndpoints()

/** Values of every JSON type. Most fields reject most of them. */
const NONSENSE = [
  undefined,
  null,
  -1.5,
  true,
  '',
  'no such thing',
  'x'.repeat(100_001),
  [],
  [null],
  {},
  { a: 1 },
  Array(6000).fill({}),
]

/** Wording that comes from a library or doesn't say what's wrong. */
const UNHELPFUL =
  /^Invalid (input|option|key|string|JSON)|expected|received|Please check this field|^Too (big|small)/

/** A request may contain at most this many of the longest values. */
const MOST_TOGETHER = 9
/** The fields to send together: as many as possible, and in the long run also each field alone. */
function fieldGroups(fields: string[]): string[][] {
  const alone = process.env.LONG ? fields.map((field) => [field]) : []
  const groups = Array.from({ length: Math.ceil(fields.length / MOST_TOGETHER) }, (_, at) =>
    fields.slice(at * MOST_TOGETHER, (at + 1) * MOST_TOGETHER),
  )
  return [...groups, ...alone]
}

type Schema = { properties?: Record<string, unknown>; allOf?: Schema[] }
const fieldsOf = ({ properties = {}, allOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...allOf.flatMap(fieldsOf),
]

const withFields = endpoints.flatMap((endpoint) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
    return [
      { name: `the ${part} of ${nameOf(endpoint)}`, endpoint, part, fields: fieldsOf(described) },
    ]
  }),
)

test.each(withFields)(
  '$name explains every invalid input in our own words and names the field',
  async ({ endpoint, part, fields }) => {
    const { method, path, audience } = endpoint
    const token = audience === 'admin' ? as.admin : audience === 'researcher' ? as.researcher : ''
    const ask = async (value: unknown) => {
      const response = await app.app.inject({
        method,
        url: `/api${path.replace(/:\w+/g, '1')}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(part === 'body' && { 'content-type': 'application/json' }),
        },
        ...(part === 'body'
          ? { payload: value as object }
          : { query: value as Record<string, string> }),
      })
      if (response.statusCode !== 400) return
      const { code, message, data } = response.json()
      const texts = new Set([message, ...Object.values(data.fields ?? {})])
      const sent = `${JSON.stringify(value)?.slice(0, 80)} ${response.body.slice(0, 400)}`
      for (const text of texts) expect(text, sent).not.toMatch(UNHELPFUL)
      if (code === 'INVALID_INPUT')
        expect(Object.keys(data.fields ?? {}).length, sent).toBeGreaterThan(0)
    }
    const nonsense = part === 'body' ? NONSENSE : ['', 'no such thing', '-1.5', 'x'.repeat(9000)]
    for (const value of nonsense)
      for (const names of fieldGroups(fields))
        await ask(Object.fromEntries(names.map((name) => [name, value])))
    if (part === 'body') for (const value of [[], 'text', 5, null]) await ask(JSON.stringify(value))
  },
)

const isOptional = ({ body }: Endpoint) => body && safeParse(body, {}).success
const withOptionalBody = endpoints
  .filter(isOptional)
  .map((endpoint) => [nameOf(endpoint), endpoint])

test('finds the calls whose body has no required fields', () => {
  expect(withOptionalBody.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'POST /platform/interview/:id/cancel',
      'POST /admin/email/save-reminders',
    ]),
  )
})

test.each(withOptionalBody as [string, Endpoint][])(
  '%s treats a missing body like an empty one',
  async (_name, { method, path, audience }) => {
    const token = audience === 'admin' ? as.admin : as.researcher
    const ask = async (more: object) => {
      const url = `/api${path.replace(/:\w+/g, '999999')}`
      const headers = { authorization: `Bearer ${token}` }
      const { statusCode, body } = await app.app.inject({ method, url, headers, ...more })
      return { statusCode, body }
    }
    expect(await ask({})).toEqual(await ask({ payload: {} }))
  },
)

test('names a missing field even if every other field is valid', async () => {
  const headers = { authorization: `Bearer ${as.admin}` }
  const url = '/api/admin/email/interview-scheduling'
  const reply = await app.app.inject({ method: 'POST', url, headers, payload: {} })
  const message = 'userScreenerId is missing.'
  expect(reply.json()).toMatchObject({ message, data: { fields: { userScreenerId: message } } })
})
