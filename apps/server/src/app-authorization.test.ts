import { API_BASE, type Audience, type Endpoint } from '@wattle/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import { tableMarks } from '#testing/table-marks.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const endpoints = await contractEndpoints()

const CALLERS = [
  'nobody',
  'someone with a made-up token',
  'a respondent',
  'a researcher',
  'another researcher',
  'an admin',
  'an admin without two-factor authentication',
] as const
type CallerName = (typeof CALLERS)[number]

/**
 * What each caller gets: an error status, or 'in' if the call lets them in and goes on to check the
 * input.
 */
const TABLE: Record<Audience, Record<CallerName, 'in' | 401 | 403>> = {
  public: {
    nobody: 'in',
    'someone with a made-up token': 'in',
    'a respondent': 'in',
    'a researcher': 'in',
    'another researcher': 'in',
    'an admin': 'in',
    'an admin without two-factor authentication': 'in',
  },
  respondent: {
    nobody: 401,
    'someone with a made-up token': 401,
    'a respondent': 'in',
    'a researcher': 403,
    'another researcher': 403,
    'an admin': 403,
    'an admin without two-factor authentication': 403,
  },
  researcher: {
    nobody: 401,
    'someone with a made-up token': 401,
    'a respondent': 403,
    'a researcher': 'in',
    'another researcher': 'in',
    'an admin': 'in',
    // We have to let this admin in, so they can set up two-factor authentication.
    'an admin without two-factor authentication': 'in',
  },
  admin: {
    nobody: 401,
    'someone with a made-up token': 401,
    'a respondent': 403,
    'a researcher': 403,
    'another researcher': 403,
    'an admin': 'in',
    'an admin without two-factor authentication': 403,
  },
}

/** The audience we expect from a path's prefix, to double-check what the endpoint declares. */
const AREAS: [RegExp, Audience][] = [
  [/^\/admin\//, 'admin'],
  [/^\/platform\//, 'researcher'],
  [/^\/respondent\//, 'respondent'],
]
/**
 * All other paths, listed one by one, so a new path fails the test until someone decides its
 * audience.
 */
const ELSEWHERE: Record<string, Audience> = {
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  'GET /calendar/interviews.ics': 'public',
  'GET /site/config': 'public',
  'GET /site/bot-check': 'public',
  'GET /site/consent-key': 'public',
  'POST /site/form': 'public',
  'GET /site/open-link/:slug': 'public',
  'POST /site/open-link/:slug': 'public',
  'POST /site/view': 'public',
  'POST /auth/sign-up': 'public',
  'POST /auth/login': 'public',
  'POST /auth/logout': 'researcher',
  'GET /auth/login/google': 'public',
  'GET /auth/login/google/code': 'public',
  'GET /auth/login/by-screener-hash': 'public',
  'GET /auth/reset-password': 'public',
  'POST /auth/change-password': 'public',
  'POST /auth/verify-email': 'public',
  'POST /auth/verification': 'researcher',
  'GET /auth/calendar/google/authorize': 'researcher',
  'GET /auth/calendar/google/callback': 'public',
  'POST /panel/member': 'public',
  'PUT /panel/profile': 'public',
  'PATCH /panel/member': 'public',
  'POST /panel/confirm': 'public',
  'PUT /panel/limits': 'public',
  'POST /panel/consent/withdraw': 'public',
  'POST /panel/words/withdraw': 'public',
  'POST /panel/payment/code': 'public',
  'POST /panel/pause': 'public',
  'POST /panel/resume': 'public',
  'POST /panel/leave': 'public',
  'POST /panel/return': 'public',
  'POST /panel/delete': 'public',
  'GET /panel/unsubscribe': 'public',
  'POST /panel/unsubscribe': 'public',
  'POST /mail/events': 'public',
  'POST /report': 'public',
}

let app: TestApp
/** A second app, which requires two-factor authentication for admins. */
let strict: TestApp
let tokens: Record<CallerName, string | undefined>
beforeAll(async () => {
  app = await startTestApp()
  strict = await startTestApp({ env: { REQUIRE_ADMIN_2FA: 'on' } })
  const study = await app.given.study()
  tokens = {
    nobody: undefined,
    'someone with a made-up token': 'x'.repeat(43),
    'a respondent': study.people[0]?.token,
    'a researcher': study.owner.token,
    'another researcher': (await app.given.user()).token,
    'an admin': (await app.given.user({ role: 'ROLE_ADMIN' })).token,
    'an admin without two-factor authentication': (await strict.given.user({ role: 'ROLE_ADMIN' }))
      .token,
  }
})
afterAll(async () => {
  await app.close()
  await strict.close()
})

describe('the audience of each endpoint', () => {
  test('mounts every endpoint in the contract and nothing else', async () => {
    const described = (await app.app.inject('/api/openapi.json')).json<{
      paths: Record<string, object>
    }>()
    const mounted = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const declared = endpoints.map(
      ({ method, path }) => `${method} ${API_BASE}${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(declared.length).toBeGreaterThan(100)
    expect(mounted.sort()).toEqual(declared.sort())
  })

  test.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    'limits $name to the audience that its path implies',
    ({ name, endpoint }) => {
      const area = AREAS.find(([beginning]) => beginning.test(endpoint.path))?.[1]
      expect(endpoint.audience).toBe(area ?? ELSEWHERE[name])
    },
  )
})

describe('access to each endpoint', () => {
  test.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    '$name',
    async ({ endpoint }) => {
      const expected = TABLE[endpoint.audience]
      const refused = CALLERS.filter((caller) => expected[caller] !== 'in')
      const before = await marks()
      const answers = new Map<CallerName, unknown>()
      for (const caller of refused) answers.set(caller, await answerTo(endpoint, caller))
      expect(await marks()).toEqual(before)
      for (const caller of CALLERS)
        if (!refused.includes(caller)) answers.set(caller, await answerTo(endpoint, caller))
      expect(Object.fromEntries(answers)).toEqual(expected)
    },
  )
})

const productOf = (caller: CallerName): TestApp =>
  caller === 'an admin without two-factor authentication' ? strict : app

const marks = () => Promise.all([tableMarks(app.deps.db), tableMarks(strict.deps.db)])

async function answerTo(endpoint: Endpoint, caller: CallerName): Promise<number | 'in'> {
  const token = await tokenFor(endpoint, caller)
  const { status, body } = await productOf(caller).call(endpoint, {
    ...emptyInput(endpoint),
    ...(token && { as: token }),
  } as never)
  if (status !== 401 && status !== 403) return 'in'
  expect(body).toMatchObject({ statusCode: status, data: { message: expect.any(String) } })
  return status
}

/** Calls that end sessions use a new session, so the shared ones stay signed in. */
async function tokenFor(endpoint: Endpoint, caller: CallerName): Promise<string | undefined> {
  const endsSessions =
    endpoint.path === '/auth/logout' || nameOf(endpoint) === 'DELETE /platform/user/sessions'
  if (!endsSessions || TABLE[endpoint.audience][caller] !== 'in') return tokens[caller]
  const role = caller.startsWith('an admin') ? 'ROLE_ADMIN' : 'ROLE_USER'
  return (await productOf(caller).given.user({ role })).token
}

/** A valid path and otherwise empty input. */
function emptyInput({ path, method }: Endpoint) {
  const params = Object.fromEntries(
    Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name, '999999999']),
  )
  return { params, query: {}, ...(method !== 'GET' && { body: {} }) }
}
