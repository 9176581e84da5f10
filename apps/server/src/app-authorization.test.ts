import type { Audience, Endpoint } from '@wattle/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const endpoints = await contractEndpoints()

/** What a caller without the right is answered; undefined where they are let through. */
const REFUSALS: Record<Audience, { visitor?: number; researcher?: number; admin?: number }> = {
  public: {},
  researcher: { visitor: 401 },
  admin: { visitor: 401, researcher: 403 },
  respondent: { visitor: 401, researcher: 403, admin: 403 },
}

let app: TestApp
let tokens: Record<'researcher' | 'admin', string>
beforeAll(async () => {
  app = await startTestApp()
  tokens = {
    researcher: (await app.given.user()).token,
    admin: (await app.given.user({ role: 'ROLE_ADMIN' })).token,
  }
})
afterAll(() => app.close())

test('the contract declares endpoints, and each of them is mounted', () => {
  expect(endpoints.length).toBeGreaterThan(10)
  const missing = endpoints.filter(
    ({ method, path }) => !app.app.hasRoute({ method, url: `/api${path}` }),
  )
  expect(missing.map(({ path }) => path)).toEqual([])
})

const CALLERS = ['visitor', 'researcher', 'admin'] as const
const rows = endpoints.flatMap((endpoint) =>
  CALLERS.map((caller) => ({ endpoint, caller, name: `${endpoint.method} ${endpoint.path}` })),
)

test.each(rows)('$name by a $caller', async ({ endpoint, caller }) => {
  const refusal = REFUSALS[endpoint.audience][caller]
  // Signing out would end the session that the other rows use.
  const ends = endpoint.path === '/auth/logout' && caller !== 'visitor'
  const token = ends ? await freshToken() : caller === 'visitor' ? undefined : tokens[caller]
  const { status } = await app.call(endpoint, {
    ...emptyInput(endpoint),
    ...(token && { as: token }),
  } as never)
  if (refusal) expect(status).toBe(refusal)
  else expect([401, 403]).not.toContain(status)
})

const freshToken = async () => (await app.given.user()).token

function emptyInput({ path, method }: Endpoint) {
  const params = Object.fromEntries(
    Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name, '999999999']),
  )
  return { params, query: {}, ...(method !== 'GET' && { body: {} }) }
}
