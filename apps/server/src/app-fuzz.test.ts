import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Dice, seededDice } from '#testing/dice.ts'
import { fuzzValue } from '#testing/fuzz.ts'
import { rowCounts } from '#testing/row-counts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const REQUESTS = process.env.LONG ? 20_000 : 600
// The short run is the same every time; the long one looks elsewhere each time, and names where.
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.LONG ? Date.now() % 1_000_000 : 1))

type Operation = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  parameters: { name: string; in: string; schema: object }[]
  body: object | undefined
}

let app: TestApp
let operations: Operation[]
let tokens: (string | undefined)[]
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } })
  operations = operationsOf((await app.app.inject('/api/openapi.json')).json())
  const user = await app.given.user()
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  tokens = [undefined, user.token, admin.token, 'rubbish']
})
afterAll(() => app.close())

test(
  `whatever is sent, no call fails on our side, and a refused one changes nothing (FUZZ_SEED=${SEED})`,
  async () => {
    expect(operations.length).toBeGreaterThan(10)
    const dice = seededDice(SEED)
    for (let count = 0; count < REQUESTS; count++) {
      const request = fuzzRequest(dice.pick(operations), dice)
      const before = await rowCounts(app.deps.db)
      const response = await app.app.inject(request)
      const told = `${JSON.stringify(request)?.slice(0, 2000)} was answered ${response.statusCode} ${response.body}`
      expect(response.statusCode, told).toBeLessThan(500)
      if (response.statusCode < 400) continue
      expect(response.json(), told).toMatchObject({
        statusCode: response.statusCode,
        data: { message: expect.any(String) },
      })
      expect(await rowCounts(app.deps.db), told).toEqual(before)
    }
  },
  30_000 + REQUESTS * 100,
)

function fuzzRequest({ url, method, parameters, body }: Operation, dice: Dice) {
  const wildness = dice.pick([0, 0.1, 0.5])
  const token = dice.pick(tokens)
  const values = parameters.map(({ name, in: place, schema }) => ({
    name,
    place,
    value: asText(fuzzValue(schema, dice, wildness)),
  }))
  const path = values
    .filter(({ place }) => place === 'path')
    .reduce((filled, { name, value }) => filled.replace(`{${name}}`, encode(value)), url)
  const query = values
    .filter(({ place }) => place === 'query')
    .map(({ name, value }) => `${name}=${encode(value)}`)
  return {
    method,
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && {
      payload: JSON.stringify(fuzzValue(body, dice, wildness)),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

// Half a surrogate pair cannot stand in an address; a client would send the replacement.
const encode = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 2000))

type OpenApi = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Operation['parameters']
        requestBody?: { content: Record<string, { schema: object }> }
      }
    >
  >
}

function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      url,
      method: method.toUpperCase() as Operation['method'],
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}
